import { describe, expect, it } from 'vitest';
import { type DutyMove, NO_DUTY } from '@/admin/domain/duty-board.ts';
import type { DutyBoard } from '@/admin/ports/duty-board.ts';
import { makeReadDutyBoard, makeSaveDutyChange } from '@/admin/use-cases/make-duty-board.ts';
import { done, type Failure, refused } from '@/shared/domain/outcome.ts';
import { aDuty, aDutyMember, placesOf } from '../../builders/duty-board.ts';

/** A church's duties and register, with the moves that it was asked for. */
function church(answers: Partial<DutyBoard> = {}) {
  const moves: DutyMove[] = [];
  const board: DutyBoard = {
    duties: async () => done([aDuty(1, 10), aDuty(2)]),
    members: async () => done([10, 11, 12].map(aDutyMember)),
    move: async (move) => {
      moves.push(move);
      return done(null);
    },
    ...answers,
  };
  return { board, moves };
}

const refusing = (reason: Failure) => async () => refused(reason);

describe('DUTY-01 reading the duties', () => {
  it('lists the members without a duty last', async () => {
    const duties = await makeReadDutyBoard(church().board)();
    expect(duties.kind === 'done' && placesOf(duties.value)).toEqual({ '1': [10], '2': [], [NO_DUTY]: [11, 12] });
  });

  it('knows a member by id, whether the server writes it as a number or as a text', async () => {
    const { board } = church({ members: async () => done([{ id: '10', name: '교인 10' }]) });
    const duties = await makeReadDutyBoard(board)();
    expect(duties.kind === 'done' && duties.value.at(-1)).toMatchObject({ id: NO_DUTY, members: [] });
  });

  it('shows the duties alone where the register cannot be read', async () => {
    const duties = await makeReadDutyBoard(church({ members: refusing('serverFailed') }).board)();
    expect(duties.kind === 'done' && Object.keys(placesOf(duties.value))).toEqual(['1', '2']);
  });

  it('is empty in a church without duties: there is nowhere to put its members', async () => {
    expect(await makeReadDutyBoard(church({ duties: async () => done([]) }).board)()).toEqual(done([]));
  });

  it('is refused where the duties cannot be read', async () => {
    expect(await makeReadDutyBoard(church({ duties: refusing('forbidden') }).board)()).toEqual(refused('forbidden'));
  });
});

describe('DUTY-04 saving a change', () => {
  const move = (id: number): DutyMove => ({
    member: aDutyMember(id),
    from: { id: NO_DUTY, name: '' },
    to: { id: 2, name: '직분 2' },
  });

  it('sends one move', async () => {
    const { board, moves } = church();
    expect(await makeSaveDutyChange(board)(move(11))).toEqual(done(null));
    expect(moves).toEqual([move(11)]);
  });

  it('sends each of several moves', async () => {
    const { board, moves } = church();
    expect(await makeSaveDutyChange(board)({ moves: [move(11), move(12)] })).toEqual(done(null));
    expect(moves.map(({ member }) => member.id)).toEqual([11, 12]);
  });

  it('is refused with the reason of a move that was refused', async () => {
    const { board } = church({ move: refusing('conflict') });
    expect(await makeSaveDutyChange(board)(move(11))).toEqual(refused('conflict'));
  });

  it('does not call it untouched where another move of the change was done', async () => {
    const { board } = church({
      move: async ({ member }) => (member.id === 11 ? done(null) : refused('forbidden')),
    });
    expect(await makeSaveDutyChange(board)({ moves: [move(11), move(12)] })).toEqual(refused('serverFailed'));
  });
});
