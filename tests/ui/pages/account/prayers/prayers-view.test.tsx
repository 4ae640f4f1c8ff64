import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PrayersIsland } from '@/ui/pages/account/prayers/prayers-view.tsx';
import { aRawToken } from '../../../../builders/access-token.ts';
import { answered, scriptedSender } from '../../../../fakes/scripted-sender.ts';
import { renderWithCore } from '../../../../support/render-with-core.tsx';

const own = [4, 3, 2, 1].map((id) => ({ id, text: `기도 제목 ${id}`, scope: 'members', mine: true }));

it('MINE-04 REL-29 a key that is pressed twice takes back one request', async () => {
  const { send } = scriptedSender(({ path }) => (path === 'api/Prayer' ? answered(200, own) : answered(501)));
  await renderWithCore(<PrayersIsland />, { send, kept: aRawToken() });
  screen.getByRole('button', { name: /거두기.*4/u }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('article')[0]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('article')).toHaveLength(3);
});
