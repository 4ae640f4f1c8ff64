import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import ManageDutiesPage from '@/ui/pages/management/duties/duties-page.tsx';
import { settle } from '../../../../support/render-with-core.tsx';
import { readingsOf } from '../../../../support/search-readings.ts';
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
  it('that are none say so', async () => {
    const { answer } = await openBoard(<ManageDutiesPage />);
    await answer([]);
    expect(screen.getByText('아직 등록된 직분이 없습니다.')).toBeVisible();
  });
});

describe('MEMB-11 namesakes on the board', () => {
  it('carry their number in the row, on their buttons and in what is said of their move', async () => {
    const board = await openBoard(<ManageDutiesPage />, '/duty/manage', []);
    const members = [
      { id: 15, name: '강태준' },
      { id: 91, name: '강태준' },
      { id: 16, name: '박정훈' },
    ];
    await board.answer([
      { id: 4, name: '장로', members },
      { id: 6, name: '은퇴장로', members: [] },
    ]);
    const rows = within(duty(/^장로/)).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getAllByRole('button')[0]?.textContent)).toEqual([
      '강태준15번',
      '강태준91번',
      '박정훈',
    ]);
    await moveByButton('강태준(91번) 님', '은퇴장로');
    expect(board.changes()).toEqual([{ path: 'api/Duty/6/members/91', json: { fromDutyId: 4 } }]);
    await board.answer(undefined, 204);
    expect(board.toasts.find('boardMoved')).toMatchObject({ about: '강태준(91번) 님을 은퇴장로로' });
    expect(screen.getByRole('button', { name: '박정훈 님 이동…' })).toBeVisible();
  });
});

describe('ROLE-08 a move that takes the last holder from a duty', () => {
  it('says so, and offers to move somebody there', async () => {
    const board = await openBoard(<ManageDutiesPage />, '/duty/manage', []);
    await board.answer([
      { id: 1, name: '담임목사', members: [{ id: 15, name: '강태준' }] },
      {
        id: 2,
        name: '부목사',
        members: [
          { id: 16, name: '박정훈' },
          { id: 17, name: '선우진' },
        ],
      },
    ]);
    await moveByButton('강태준 님', '부목사');
    await board.answer(undefined, 204);
    expect(screen.getByText('담임목사 자리가 비었습니다.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '담임목사 맡길 분 찾기' }));
    const dialog = within(screen.getByRole('dialog', { name: '담임목사 맡기기' }));
    await user.click(dialog.getByRole('option', { name: /박정훈/ }));
    await board.answer(undefined, 204);
    expect(board.changes().at(-1)).toEqual({ path: 'api/Duty/1/members/16', json: { fromDutyId: 2 } });
    expect(screen.queryByText('담임목사 자리가 비었습니다.')).toBeNull();
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

  it('are searched for by a text that is read once, however long it is', async () => {
    const board = await openBoard(<ManageDutiesPage />, '/duty/manage', []);
    const members = Array.from({ length: 60 }, (_, at) => ({ id: 100 + at, name: '강나은' }));
    await board.answer([{ id: 4, name: '장로', members }]);
    const pasted = 'ㄱ'.repeat(50_000);
    const field = screen.getByRole('searchbox', { name: '이름 찾기' });
    expect(readingsOf(pasted, () => fireEvent.change(field, { target: { value: pasted } }))).toBe(1);
    expect(names(/^장로/)).toEqual([]);
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

describe('DUTY-05 a name on the board', () => {
  it('says that it can be dragged, and how', async () => {
    await open();
    const handle = screen.getByRole('button', { name: '강태준' });
    expect(handle).toHaveAttribute('aria-roledescription', '끌어서 옮길 수 있는 이름');
    expect(handle).toHaveAccessibleDescription(/스페이스바/);
  });
});
