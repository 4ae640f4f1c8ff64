import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpCall } from '@/adapters/http/client.ts';
import type { ServingRole } from '@/people/serving.ts';
// Loaded ahead, so that the tests wait only for the server.
import '@/ui/pages/people/people-view.tsx';
import PeoplePage from '@/ui/pages/people/people-page.tsx';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

/** A page whose one call is not answered. */
async function open(role: ServingRole) {
  const line = handSettled<[call: HttpCall], Answer>();
  const core = await renderWithCore(<PeoplePage page={role} params={{}} />, { send: line.call });
  await expect.poll(() => line.calls.length).toBe(1);
  await settle();
  return { ...core, line };
}

it.each([
  ['elders', '교회를 섬기시는 장로 명단입니다.'],
  ['offDutyElders', '교회를 섬겨 오신 휴무장로 명단입니다.'],
  ['retiredDeaconesses', '교회를 섬겨 오신 은퇴권사 명단입니다.'],
] as const)('PEOP-01 the heading of %s says of whom, and that they serve or have served', async (role, lead) => {
  await open(role);
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('섬기는 사람들');
  expect(screen.getByText(lead)).toBeVisible();
});

it('REL-18 a page of those who serve that is left aborts its call', async () => {
  const { line, unmount } = await open('elders');
  unmount();
  expect(line.last().args[0].signal?.aborted).toBe(true);
});
