import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpCall } from '@/adapters/http/client.ts';
import type { ServingRole } from '@/people/serving.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
// Loaded ahead, so that the tests wait only for the server.
import '@/ui/pages/people/people-view.tsx';
import PeoplePage from '@/ui/pages/people/people-page.tsx';
import { aRawToken } from '../../../builders/access-token.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { renderWithCore, settle } from '../../../support/render-with-core.tsx';

const answered = (body: unknown, status = 200): Answer => ({ kind: 'answered', status, body });
const holders = (...names: readonly string[]): Answer => answered({ members: names.map((name, id) => ({ id, name })) });

/** A page with one call, which the test answers. */
async function open(role: ServingRole, kept?: string) {
  const line = handSettled<[call: HttpCall], Answer>();
  const core = await renderWithCore(<PeoplePage page={role} params={{}} />, {
    send: line.call,
    ...(kept !== undefined && { kept }),
  });
  await expect.poll(() => line.calls.length).toBe(1);
  await settle();
  return {
    ...core,
    line,
    answer: async (answer: Answer) => {
      line.last().resolve(answer);
      await settle();
    },
  };
}

const shownNames = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const ROLES = [
  ['evangelist', '전도사', 3],
  ['elders', '장로', 4],
  ['offDutyElders', '휴무장로', 5],
  ['retiredElders', '은퇴장로', 6],
  ['seniorDeaconesses', '권사', 7],
  ['retiredDeaconesses', '은퇴권사', 9],
  ['ordainedDeacons', '안수집사', 10],
  ['offDutyDeacons', '휴무집사', 11],
  ['retiredDeacons', '은퇴집사', 12],
  ['deaconTrainees', '서리집사', 13],
] as const;

describe('PEOP-01 the heading of those who serve', () => {
  it.each([
    ['elders', '교회를 섬기시는 장로 명단입니다.'],
    ['offDutyElders', '교회를 섬겨 오신 휴무장로 명단입니다.'],
    ['retiredDeaconesses', '교회를 섬겨 오신 은퇴권사 명단입니다.'],
  ] as const)('of %s says of whom, and that they serve or have served', async (role, lead) => {
    await open(role);
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('섬기는 사람들');
    expect(screen.getByText(lead)).toBeVisible();
  });
});

describe('PEOP-03 PEOP-04 the ten pages of those who serve', () => {
  it.each(ROLES)('%s: is loading, and says so when there are none', async (role, name, duty) => {
    const { line, answer } = await open(role);
    expect(pageNames[role]).toBe(name);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    expect(line.last().args[0].path).toBe(`api/Duty/WithMembers/${duty}`);
    const waiting = role === 'deaconTrainees' ? '데이터를 수집 중입니다....' : `${name} 명단을 불러오고 있습니다.`;
    expect(screen.getByText(waiting)).toBeVisible();
    await answer(holders());
    expect(screen.getByText(`${name} 없습니다.`)).toBeVisible();
    expect(screen.queryByText(waiting)).not.toBeInTheDocument();
  });

  it('lists the names in Korean order with their count', async () => {
    const { answer } = await open('elders');
    await answer(holders('한경수', '강태준', '박정훈', '강태준'));
    expect(shownNames()).toEqual(['강태준', '강태준', '박정훈', '한경수']);
    expect(screen.getByRole('status')).toHaveTextContent('모두 4명');
  });

  it('sends neither bearer nor cookies, even for a signed-in user', async () => {
    const { line, session } = await open('elders', aRawToken());
    expect(session.getSnapshot().matches('authenticated')).toBe(true);
    expect(line.last().args[0]).toMatchObject({ credentials: 'omit' });
    expect(line.last().args[0].bearer).toBeUndefined();
  });

  it.each([
    ['no answer', { kind: 'unanswered', reason: 'networkError' } as const, /^Error: 서버와 연결되지.*Network Error/],
    ['a failure', answered(undefined, 500), /^Error: 서버에 문제가 생겼습니다/],
    ['a wrong shape', answered({ members: 'text' }), /^Error: 서버의 답을 읽을 수 없습니다/],
  ])('shows the message of %s in place of the list, and can be tried again', async (_, failure, message) => {
    const { line, answer, toasts } = await open('elders');
    await answer(failure);
    expect(within(screen.getByRole('alert')).getByText('Error:')).toHaveAttribute('lang', 'en');
    expect(within(screen.getByRole('alert')).getByRole('strong')).toHaveTextContent(message);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(toasts.subjects()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(line.calls).toHaveLength(2);
    await answer(holders('강태준'));
    expect(shownNames()).toEqual(['강태준']);
  });

  it('REL-18 aborts the call when the page is left', async () => {
    const { line, unmount } = await open('elders');
    unmount();
    expect(line.last().args[0].signal?.aborted).toBe(true);
  });
});

describe('the field that filters the names', () => {
  it('accepts initial consonants, shows the number of matches, and can be cleared', async () => {
    const { answer } = await open('elders');
    await answer(holders('김민수', '강민석', '박서연'));
    const field = screen.getByRole('searchbox', { name: '이름 찾기' });
    await userEvent.type(field, 'ㄱㅁㅅ');
    expect(shownNames()).toEqual(['강민석', '김민수']);
    expect(screen.getByRole('status')).toHaveTextContent('3명 가운데 2명');
    await userEvent.type(field, 'ㅎ');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByText('찾으시는 이름이 없습니다.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '모두 보기' }));
    expect(field).toHaveValue('');
    expect(shownNames()).toHaveLength(3);
  });
});
