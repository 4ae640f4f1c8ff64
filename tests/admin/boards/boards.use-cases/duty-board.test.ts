import { describe, expect, it } from 'vitest';
import type { DutyRepository } from '@/admin/boards/boards.ports.ts';
import { makeReadDutyBoard, makeSaveDutyChange } from '@/admin/boards/boards.use-cases.ts';
import { type DutyMove, NO_DUTY } from '@/admin/boards/duties.ts';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { aDuty, aDutyMember, placesOf } from '../../../builders/duty-board.ts';

/** A server with duties and a register, with the moves that it was sent. */
function church(answers: Partial<DutyRepository> = {}) {
  const moves: DutyMove[] = [];
  const repository: DutyRepository = {
    duties: async () => done([aDuty(1, 10), aDuty(2)]),
    members: async () => done([10, 11, 12].map(aDutyMember)),
    move: async (move) => {
      moves.push(move);
      return done(null);
    },
    ...answers,
  };
  return { repository, moves };
}

const refusing = (reason: Failure) => async () => refused(reason);

describe('DUTY-01 reading the duties', () => {
  it('lists the members without a duty last', async () => {
    const duties = await makeReadDutyBoard(church().repository)();
    expect(duties.kind === 'done' && placesOf(duties.value)).toEqual({ '1': [10], '2': [], [NO_DUTY]: [11, 12] });
  });

  it('knows a member by id, whether the server writes it as a number or as a text', async () => {
    const { repository } = church({ members: async () => done([{ id: '10', name: '교인 10' }]) });
    const duties = await makeReadDutyBoard(repository)();
    expect(duties.kind === 'done' && duties.value.at(-1)).toMatchObject({ id: NO_DUTY, members: [] });
  });

  it('shows the duties alone where the register cannot be read', async () => {
    const duties = await makeReadDutyBoard(church({ members: refusing('serverFailed') }).repository)();
    expect(duties.kind === 'done' && Object.keys(placesOf(duties.value))).toEqual(['1', '2']);
  });

  it('is empty in a church without duties: there is nowhere to put its members', async () => {
    expect(await makeReadDutyBoard(church({ duties: async () => done([]) }).repository)()).toEqual(done([]));
  });

  it('is refused where the duties cannot be read', async () => {
    expect(await makeReadDutyBoard(church({ duties: refusing('forbidden') }).repository)()).toEqual(
      refused('forbidden'),
    );
  });
});

describe('DUTY-04 saving a change', () => {
  const move = (id: number): DutyMove => ({
    member: aDutyMember(id),
    from: { id: NO_DUTY, name: '' },
    to: { id: 2, name: '직분 2' },
  });

  it('sends one move', async () => {
    const { repository, moves } = church();
    expect(await makeSaveDutyChange(repository)([move(11)])).toEqual(done(null));
    expect(moves).toEqual([move(11)]);
  });

  it('sends each of several moves', async () => {
    const { repository, moves } = church();
    expect(await makeSaveDutyChange(repository)([move(11), move(12)])).toEqual(done(null));
    expect(moves.map(({ member }) => member.id)).toEqual([11, 12]);
  });

  it('is refused with the reason of a move that was refused', async () => {
    const { repository } = church({ move: refusing('conflict') });
    expect(await makeSaveDutyChange(repository)([move(11)])).toEqual(refused('conflict'));
  });

  it('is partly done where another move of the change was saved', async () => {
    const { repository } = church({
      move: async ({ member }) => (member.id === 11 ? done(null) : refused('forbidden')),
    });
    expect(await makeSaveDutyChange(repository)([move(11), move(12)])).toEqual(refused('partlyDone'));
  });
});
