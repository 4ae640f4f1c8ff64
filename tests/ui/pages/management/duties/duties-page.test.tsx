import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import ManageDutiesPage from '@/ui/pages/management/duties/duties-page.tsx';
import { settle } from '../../../../support/render-with-core.tsx';
import { openBoard } from '../../../patterns/board/open-board.tsx';

const DUTIES = [
  {
    id: 4,
    name: '장로',
    members: [
      { id: 15, name: '강태준' },
      { id: 16, name: '박정훈' },
    ],
  },
  { id: 6, name: '은퇴장로', members: [] },
];

const duty = (name: RegExp) => screen.getByRole('region', { name });
const names = (name: RegExp) =>
  within(duty(name))
    .queryAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]?.textContent);
const user = userEvent.setup();

const open = async (register: readonly unknown[] = []) => {
  const board = await openBoard(<ManageDutiesPage />, '/duty/manage', register);
  await board.answer(DUTIES);
  return board;
};

const moveByButton = async (label: string, place: string) => {
  await user.click(screen.getByRole('button', { name: `${label} 이동…` }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(place) }));
  await settle();
};

describe('DUTY-01 the duties with their members', () => {
  it('are loading, then shown with their counts', async () => {
    const { answer } = await openBoard(<ManageDutiesPage />);
    expect(screen.getByText('직분과 맡으신 분을 불러오고 있습니다.')).toBeVisible();
    await answer(DUTIES);
    expect(names(/^장로/)).toEqual(['강태준', '박정훈']);
    expect(duty(/^장로/)).toHaveTextContent('2명');
    expect(duty(/^은퇴장로/)).toHaveTextContent('아직 아무도 없습니다. 이곳으로 옮겨 놓으실 수 있습니다.');
  });

  it('that are none say so', async () => {
    const { answer } = await openBoard(<ManageDutiesPage />);
    await answer([]);
    expect(screen.getByText('아직 등록된 직분이 없습니다.')).toBeVisible();
  });
});

describe('DUTY-01 members without a duty', () => {
  const REGISTER = [
    { id: 15, name: '강태준' },
    { id: 16, name: '박정훈' },
    { id: 30, name: '선우진' },
  ];

  it('have a column, which can be unfolded, and can be given a duty', async () => {
    const { changes } = await open(REGISTER);
    expect(duty(/^직분 없음/)).toHaveTextContent('1명');
    expect(names(/^직분 없음/)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '직분 없음 펼치기' }));
    expect(names(/^직분 없음/)).toEqual(['선우진']);
    await moveByButton('선우진 님', '은퇴장로');
    expect(changes()).toEqual([{ path: 'api/Duty/6/members/30', json: { fromDutyId: null } }]);
    expect(names(/^은퇴장로/)).toEqual(['선우진']);
  });

  it('include a member whose duty was removed', async () => {
    const { changes, answer, toasts } = await open(REGISTER);
    await moveByButton('강태준 님', '직분 없음');
    expect(changes()).toEqual([{ path: 'api/Duty/4/members/15', json: undefined }]);
    expect(names(/^장로/)).toEqual(['박정훈']);
    await answer(undefined, 204);
    expect(toasts.find('boardMoved')).toMatchObject({ about: '강태준 님을 직분 없음으로' });
  });

  it('are found by a search, folded or not', async () => {
    await open(REGISTER);
    await user.type(screen.getByRole('searchbox', { name: '이름 찾기' }), 'ㅅㅇ');
    expect(names(/^직분 없음/)).toEqual(['선우진']);
  });
});

describe('DUTY-01 long columns', () => {
  it('can be folded, and a chip leads to each of them', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: '장로 접기' }));
    expect(names(/^장로/)).toEqual([]);
    expect(screen.getByRole('button', { name: '장로 펼치기' })).toHaveAttribute('aria-expanded', 'false');
    await user.click(within(screen.getByRole('navigation', { name: '직분으로 건너뛰기' })).getByText('장로'));
    expect(names(/^장로/)).toEqual(['강태준', '박정훈']);
    expect(within(duty(/^장로/)).getByRole('heading')).toHaveFocus();
  });
});

describe('DUTY-04, DUTY-05 several at once', () => {
  it('are selected by their boxes, moved by one press, and moved back by one undo', async () => {
    const { changes, line, toasts } = await open();
    await user.click(screen.getByRole('button', { name: '여러 명 고르기' }));
    const chosen = within(screen.getByRole('group', { name: '고르신 분들' }));
    expect(chosen.getByRole('button', { name: '함께 이동…' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: '박정훈 님 고르기' }));
    await user.click(screen.getByRole('checkbox', { name: '강태준 님 고르기' }));
    expect(chosen.getByText('2명을 골랐습니다.')).toBeVisible();
    await user.click(chosen.getByRole('button', { name: '함께 이동…' }));
    const dialog = within(screen.getByRole('dialog', { name: '강태준 님 외 1명 이동' }));
    expect(dialog.getByRole('button', { name: /^장로/ })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: /^은퇴장로/ }));
    await settle();
    expect(changes()).toEqual([
      { path: 'api/Duty/6/members/15', json: { fromDutyId: 4 } },
      { path: 'api/Duty/6/members/16', json: { fromDutyId: 4 } },
    ]);
    expect(names(/^은퇴장로/)).toHaveLength(2);
    expect(chosen.getByText('함께 옮기실 분들을 골라 주세요.')).toBeVisible();
    for (const call of line.calls.slice(-2)) call.resolve({ kind: 'answered', status: 204, body: undefined });
    await settle();
    expect(toasts.subjects()).toEqual(['boardMoved']);
    const toast = toasts.find('boardMoved');
    expect(toast.about).toBe('강태준 님 외 1명을 은퇴장로로');
    toast.onAction?.();
    await settle();
    expect(changes().slice(2)).toEqual([
      { path: 'api/Duty/4/members/15', json: { fromDutyId: 6 } },
      { path: 'api/Duty/4/members/16', json: { fromDutyId: 6 } },
    ]);
  });

  it('with one selected: the member moves like by their own button, and is deselected', async () => {
    const { changes } = await open();
    await user.click(screen.getByRole('button', { name: '여러 명 고르기' }));
    await user.click(screen.getByRole('checkbox', { name: '강태준 님 고르기' }));
    await user.click(screen.getByRole('button', { name: '함께 이동…' }));
    const dialog = within(screen.getByRole('dialog', { name: '강태준 님 이동' }));
    await user.click(dialog.getByRole('button', { name: /^은퇴장로/ }));
    await settle();
    expect(changes()).toEqual([{ path: 'api/Duty/6/members/15', json: { fromDutyId: 4 } }]);
    expect(screen.getByText('함께 옮기실 분들을 골라 주세요.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '강태준 님 고르기' })).not.toBeChecked();
  });

  it('with one refused are shown as the server has them, with a message', async () => {
    const { line, answer, toasts } = await open();
    await user.click(screen.getByRole('button', { name: '여러 명 고르기' }));
    for (const name of ['강태준 님 고르기', '박정훈 님 고르기']) {
      // oxlint-disable-next-line no-await-in-loop -- one press follows the other
      await user.click(screen.getByRole('checkbox', { name }));
    }
    await user.click(screen.getByRole('button', { name: '함께 이동…' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^은퇴장로/ }));
    await settle();
    const [one, other] = line.calls.slice(-2);
    one?.resolve({ kind: 'answered', status: 204, body: undefined });
    other?.resolve({ kind: 'answered', status: 409, body: undefined });
    await settle();
    expect(toasts.find('boardNotAllMoved')).toMatchObject({
      about: '강태준 님 외 1명을 은퇴장로로',
      reason: 'conflict',
    });
    await answer([
      { ...DUTIES[0], members: [{ id: 16, name: '박정훈' }] },
      { ...DUTIES[1], members: [{ id: 15, name: '강태준' }] },
    ]);
    expect([names(/^장로/), names(/^은퇴장로/)]).toEqual([['박정훈'], ['강태준']]);
  });
});

describe('DUTY-04 a move without an answer', () => {
  it('has a message that its outcome is unknown, and then the server’s state', async () => {
    const { line, answer, toasts } = await open();
    await moveByButton('강태준 님', '은퇴장로');
    line.last().resolve({ kind: 'unanswered', reason: 'timedOut' });
    await settle();
    expect(toasts.subjects()).toEqual(['boardMovedUnsure']);
    expect(screen.getByText('서버의 답이 없어 저장되었는지 확인하고 있습니다.')).toBeVisible();
    await answer([
      { ...DUTIES[0], members: [] },
      { ...DUTIES[1], members: [{ id: 15, name: '강태준' }] },
    ]);
    expect(names(/^은퇴장로/)).toEqual(['강태준']);
    expect(screen.queryByText(/원래 자리로 되돌렸습니다/)).not.toBeInTheDocument();
    expect(
      screen.getByText('서버의 답이 없어 다시 불러왔습니다. 지금 보이는 자리가 서버에 있는 그대로입니다.'),
    ).toBeVisible();
  });
});

describe('DUTY-02 duties that cannot be loaded', () => {
  it.each([
    ['a failure', {}, 500, 'serverFailed'],
    ['no list', { members: [] }, 200, 'malformed'],
  ])('%s: logged, without a toast, with a retry', async (_, body, status, reason) => {
    const { answer, toasts, faults } = await openBoard(<ManageDutiesPage />);
    await answer(body, status);
    expect(screen.getByRole('alert')).toHaveTextContent('직분을 불러오지 못했습니다.');
    expect(toasts.subjects()).toEqual([]);
    expect(faults.lines).toEqual([`GET api/duty/withmembers: ${reason}`]);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await settle();
    await answer(DUTIES);
    expect(names(/^장로/)).toEqual(['강태준', '박정훈']);
  });
});

describe('DUTY-04, DUTY-05 by the button of a name', () => {
  it('the member moves at once and is saved, keeps the focus, and can be moved back', async () => {
    const { answer, changes, toasts } = await open();
    await moveByButton('강태준 님', '은퇴장로');
    expect(names(/^은퇴장로/)).toEqual(['강태준']);
    expect(changes()).toEqual([{ path: 'api/Duty/6/members/15', json: { fromDutyId: 4 } }]);
    expect(screen.getByText('저장하고 있습니다.')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('강태준');

    await answer(undefined, 204);
    expect(toasts.find('boardMoved')).toMatchObject({ tone: 'success', about: '강태준 님을 은퇴장로로' });
    // Both the toast's button and Ctrl+Z.
    expect(toasts.find('boardMoved').onUndo).toBe(toasts.find('boardMoved').onAction);
    toasts.find('boardMoved').onUndo?.();
    await settle();
    expect(names(/^장로/)).toEqual(['강태준', '박정훈']);
    // The focus moves with the name into its new column.
    await expect.poll(() => document.activeElement?.matches('[data-item]')).toBe(true);
    expect(document.activeElement).toHaveTextContent('강태준');
    expect(changes().at(-1)).toEqual({ path: 'api/Duty/4/members/15', json: { fromDutyId: 6 } });
    await answer(undefined, 204);
    expect(toasts.subjects()).toEqual(['boardMoved', 'boardRestored']);
    expect(screen.getByText('되돌렸습니다.')).toBeVisible();
  });

  it('a failure moves the member back, says why and reads the board again', async () => {
    const { answer, toasts, line } = await open();
    await moveByButton('강태준 님', '은퇴장로');
    await answer(undefined, 409);
    expect(names(/^장로/)).toEqual(['강태준', '박정훈']);
    expect(toasts.find('boardNotMoved')).toMatchObject({
      tone: 'error',
      about: '강태준 님을 은퇴장로로',
      reason: 'conflict',
    });
    expect(line.last().args[0].path).toBe('api/duty/withmembers');
    await answer([
      { ...DUTIES[0], members: [] },
      { ...DUTIES[1], members: [{ id: 15, name: '강태준' }] },
    ]);
    expect(names(/^은퇴장로/)).toEqual(['강태준']);
    expect(screen.getByText('저장하지 못해 원래 자리로 되돌렸습니다.')).toBeVisible();
  });

  it('the present duty of the member cannot be chosen', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: '강태준 님 이동…' }));
    const choice = within(screen.getByRole('dialog')).getByRole('button', { name: /^장로/ });
    expect(choice).toBeDisabled();
    expect(choice).toHaveTextContent('지금 자리');
  });
});

describe('DUTY-05 a name on the board', () => {
  it('says that it can be dragged, and how', async () => {
    await open();
    const handle = screen.getByRole('button', { name: '강태준' });
    expect(handle).toHaveAttribute('aria-roledescription', '끌어서 옮길 수 있는 이름');
    expect(handle).toHaveAccessibleDescription(/스페이스바/);
  });

  it('is found by initial consonants; the duties stay', async () => {
    await open();
    await user.type(screen.getByRole('searchbox', { name: '이름 찾기' }), 'ㅂㅈㅎ');
    expect(names(/^장로/)).toEqual(['박정훈']);
    expect(duty(/^장로/)).toHaveTextContent('2명 가운데 1명');
    expect(screen.getByText('모두 2명 가운데 1명')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: '이름 찾기' }), 'x');
    expect(screen.getByText('찾으시는 이름이 없습니다.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '모두 보기' }));
    expect(names(/^장로/)).toEqual(['강태준', '박정훈']);
  });
});
