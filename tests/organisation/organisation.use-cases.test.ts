import { describe, expect, it } from 'vitest';
import { type Committee, withoutPupilNames } from '@/organisation/organisation.ts';
import { type BranchNews, makeReadBranches, makeReadCommittee } from '@/organisation/organisation.use-cases.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aCommittee, aDepartment, aPerson, aSchool } from '../builders/organisation.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';

function reading(ids: readonly number[]) {
  const committees = handSettled<[id: string | number, signal?: AbortSignal], Outcome<Committee>>();
  const none = () => Promise.resolve(refused('notFound'));
  const read = makeReadBranches({ committee: committees.call, governingSession: none, mission: none });
  const notified: BranchNews[] = [];
  const given = new AbortController();
  let isOver = false;
  const end = read(ids, (report) => notified.push(report), given.signal).then(() => (isOver = true));
  return {
    committees,
    notified,
    given,
    end,
    isOver: () => isOver,
    asked: () => committees.calls.map(({ args }) => args[0]),
  };
}

const DEPARTMENTS = [aDepartment()];

describe('reading the departments of many committees', () => {
  it('reads three at once, and the next after each answer', async () => {
    const { committees, asked, notified, isOver, end } = reading([1, 2, 3, 4, 5]);
    expect(asked()).toEqual([1, 2, 3]);
    committees.calls[1]?.resolve(done(aCommittee({ departments: DEPARTMENTS })));
    await settled();
    expect(notified).toEqual([{ type: 'branch.read', id: 2, departments: DEPARTMENTS }]);
    expect(asked()).toEqual([1, 2, 3, 4]);
    committees.calls[0]?.resolve(refused('timedOut'));
    await settled();
    expect(notified.at(-1)).toEqual({ type: 'branch.failed', id: 1 });
    expect(asked()).toEqual([1, 2, 3, 4, 5]);
    expect(isOver()).toBe(false);
    for (const call of committees.calls) call.resolve(done(aCommittee()));
    await end;
    expect(new Set(notified.map(({ id }) => id))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(notified).toHaveLength(5);
  });

  it('REL-18 reads and reports no more after an abort', async () => {
    const { committees, asked, notified, given, end } = reading([1, 2, 3, 4]);
    given.abort();
    expect(committees.calls.every(({ args }) => args[1]?.aborted)).toBe(true);
    for (const call of committees.calls) call.resolve(refused('aborted'));
    await end;
    expect(notified).toEqual([]);
    expect(asked()).toEqual([1, 2, 3]);
  });

  it('ends at once when there are none', async () => {
    const { asked, end } = reading([]);
    await end;
    expect(asked()).toEqual([]);
  });
});

describe('ORGN-07 the names of pupils that a server sends', () => {
  const naming = aCommittee({ departments: [aDepartment({ school: aSchool({ students: [aPerson('아이', 1)] }) })] });
  const counting = aCommittee({ departments: [aDepartment({ school: aSchool({ studentCount: 1 }) })] });
  const read = async (committee: Committee, readers: 'linked' | 'everyone', linked: boolean) => {
    let asked = 0;
    const answers = { committee: () => Promise.resolve(done(committee)) };
    const seen = await makeReadCommittee(answers, readers, () => {
      asked += 1;
      return Promise.resolve(linked);
    })(2);
    return { seen, asked };
  };

  it('are shown to whoever is linked to a member', async () => {
    expect(await read(naming, 'linked', true)).toEqual({ seen: done(naming), asked: 1 });
  });

  it('are counted for everybody else, signed in or not', async () => {
    expect(await read(naming, 'linked', false)).toEqual({ seen: done(withoutPupilNames(naming)), asked: 1 });
  });

  it('are shown to everybody where the church says so', async () => {
    expect(await read(naming, 'everyone', false)).toEqual({ seen: done(naming), asked: 0 });
  });

  it('are no reason to ask who reads where there are none, or where the committee could not be read', async () => {
    expect(await read(counting, 'linked', false)).toEqual({ seen: done(counting), asked: 0 });
    const failing = { committee: () => Promise.resolve(refused('timedOut')) };
    const isLinked = () => Promise.reject(new Error('asked'));
    expect(await makeReadCommittee(failing, 'linked', isLinked)(2)).toEqual(refused('timedOut'));
  });
});
