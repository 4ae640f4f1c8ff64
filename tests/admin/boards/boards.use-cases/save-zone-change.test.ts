import { describe, expect, it } from 'vitest';
import { makeSaveZoneChange } from '@/admin/boards/boards.use-cases.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { aFamily, aPerson, aZone } from '../../../builders/zone-board.ts';

/** A repository that records its calls, and refuses one of them. */
function recordingRepository(refuses?: { readonly call: string; readonly reason: Failure }) {
  const calls: string[] = [];
  const note = (call: string): Promise<Outcome<null>> => {
    calls.push(call);
    return Promise.resolve(call === refuses?.call ? refused(refuses.reason) : done(null));
  };
  const save = makeSaveZoneChange({
    zones: () => Promise.resolve(done([])),
    giveRole: ({ zone, role, person, before }) =>
      note(`${role} of ${zone.id}: ${person?.id ?? 'nobody'} after ${before?.id ?? 'nobody'}`),
    moveFamily: ({ family, from, to }) => note(`family ${family.id} from ${from.id} to ${to.id}`),
    moveMember: ({ person, from, to }) => note(`person ${person.id} from ${from.id} to ${to.id}`),
  });
  return { save, calls };
}

const [here, there] = [aZone(1), aZone(2)];
const family = aFamily(10, { head: 11, spouse: 12 });
const back = {
  kind: 'family',
  family,
  from: there,
  to: here,
  restored: [
    { role: 'leader', person: aPerson(11) },
    { role: 'chief', person: aPerson(12) },
  ],
} as const;

describe('ZONE-02, ZONE-03, ZONE-04 saving a change', () => {
  it('is one call', async () => {
    const { save, calls } = recordingRepository();
    await save({ kind: 'role', zone: here, role: 'chief', person: aPerson(7), before: undefined });
    await save({ kind: 'role', zone: here, role: 'chief', person: undefined, before: aPerson(7) });
    await save({ kind: 'member', person: aPerson(7), from: family, to: aFamily(20) });
    await save({ kind: 'family', family, from: here, to: there });
    expect(calls).toEqual([
      'chief of 1: 7 after nobody',
      'chief of 1: nobody after 7',
      'person 7 from 10 to 20',
      'family 10 from 1 to 2',
    ]);
  });

  it('of a family that is moved back gives its offices back, one after the other', async () => {
    const { save, calls } = recordingRepository();
    expect(await save(back)).toEqual(done(null));
    expect(calls).toEqual(['family 10 from 2 to 1', 'leader of 1: 11 after nobody', 'chief of 1: 12 after nobody']);
  });

  it('gives no office back when the family could not be moved', async () => {
    const { save, calls } = recordingRepository({ call: 'family 10 from 2 to 1', reason: 'conflict' });
    expect(await save(back)).toEqual(refused('conflict'));
    expect(calls).toEqual(['family 10 from 2 to 1']);
  });

  it('is refused as a whole when an office is refused', async () => {
    const { save, calls } = recordingRepository({ call: 'leader of 1: 11 after nobody', reason: 'invalid' });
    expect(await save(back)).toEqual(refused('invalid'));
    expect(calls).toHaveLength(2);
  });
});
