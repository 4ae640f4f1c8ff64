import { describe, expect, it } from 'vitest';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { confirmedRemoval, makeConfirmedRemovals } from '@/shared/removals.use-cases.ts';
import { brokenOnPurpose } from '../fakes/reported-errors.ts';

const THERE: Outcome<unknown> = done({ id: 7 });
const GONE: Outcome<unknown> = refused('notFound');

/** A removal with that answer, of something that can then be looked for. */
async function removal(answer: Outcome<null>, looked: Outcome<unknown>) {
  const sent: string[] = [];
  const outcome = await confirmedRemoval(
    async () => {
      sent.push('remove');
      return answer;
    },
    async () => {
      sent.push('find');
      return looked;
    },
  );
  return { outcome, sent };
}

describe('REL-16 a removal', () => {
  it('that was answered is not looked for', async () => {
    expect(await removal(done(null), THERE)).toEqual({ outcome: done(null), sent: ['remove'] });
  });

  it.each<Failure>(['networkError', 'timedOut', 'malformed', 'serverFailed'])(
    'without a clear answer (%s) is looked for, and never sent again',
    async (reason) => {
      const sent = ['remove', 'find'];
      expect(await removal(refused(reason), GONE)).toEqual({ outcome: done(null), sent });
      expect(await removal(refused(reason), THERE)).toEqual({ outcome: refused(reason), sent });
      expect(await removal(refused(reason), refused('timedOut'))).toEqual({ outcome: refused(reason), sent });
    },
  );

  it('of what somebody else has removed is done; where it is still there, the server lacks the call', async () => {
    expect((await removal(refused('notFound'), GONE)).outcome).toEqual(done(null));
    expect((await removal(refused('notFound'), THERE)).outcome).toEqual(refused('unsupported'));
    expect((await removal(refused('notFound'), refused('timedOut'))).outcome).toEqual(refused('notFound'));
  });

  it.each<Failure>(['forbidden', 'unauthorized', 'unsupported', 'aborted', 'tooMany'])(
    'that the server has refused (%s) is not looked for',
    async (reason) => {
      expect(await removal(refused(reason), GONE)).toEqual({ outcome: refused(reason), sent: ['remove'] });
    },
  );

  it('whose call breaks is looked for, too', async () => {
    const broken = () => Promise.reject(brokenOnPurpose());
    expect(await confirmedRemoval(broken, async () => GONE)).toEqual(done(null));
    expect(await confirmedRemoval(async () => refused('timedOut'), broken)).toEqual(refused('timedOut'));
  });
});

describe('MINE-04 REL-16 a removal from a list that is read as a whole', () => {
  const removing = (reason: Failure, list: Outcome<readonly { readonly id: number }[]>): Promise<Outcome<null>> =>
    makeConfirmedRemovals({ all: async () => list, remove: async (_id: EntityId) => refused(reason) }).remove('7');

  it.each<Failure>(['networkError', 'notFound'])('is done after %s where the list lacks the item', async (reason) => {
    expect(await removing(reason, done([{ id: 8 }]))).toEqual(done(null));
  });

  it('has failed where the list still has it, or cannot be read', async () => {
    expect(await removing('networkError', done([{ id: 7 }]))).toEqual(refused('networkError'));
    expect(await removing('networkError', refused('timedOut'))).toEqual(refused('networkError'));
  });
});
