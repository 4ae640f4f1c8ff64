import { describe, expect, it } from 'vitest';
import { makeConfirmingBulletins } from '@/content/bulletins/bulletins.writing.use-cases.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { bulletinRepository } from '../../../fakes/bulletin-repository.ts';
import { brokenOnPurpose } from '../../../fakes/reported-errors.ts';

const label = 'Sun2026Nov22';
const known = ['/1', '/2'];
const kept = ['/2', '/1'];

/** The outcomes of a deletion and of a new order that both end so, at a server that has these pages then. */
async function after(failure: Failure, pages: Outcome<readonly string[]>) {
  const shelf = bulletinRepository(
    {},
    {
      pages: () => Promise.resolve(pages),
      remove: () => Promise.resolve(refused(failure)),
      arrange: () => Promise.resolve(refused(failure)),
    },
  );
  const bulletins = makeConfirmingBulletins(shelf);
  return { deleted: await bulletins.remove(label), arranged: await bulletins.arrange(label, { known, kept }) };
}

describe('REL-16 a change of a bulletin whose answer is lost', () => {
  it.each<Failure>(['networkError', 'timedOut', 'malformed', 'serverFailed'])(
    'is done where the bulletin is as it was to be: %s',
    async (failure) => {
      expect((await after(failure, done([]))).deleted).toEqual(done(null));
      expect((await after(failure, done(kept))).arranged).toEqual(done(null));
    },
  );

  it('is a failure where the bulletin is as it was', async () => {
    const failed = refused('serverFailed');
    expect(await after('serverFailed', done(known))).toEqual({ deleted: failed, arranged: failed });
  });

  it.each<Failure>(['timedOut', 'serverFailed'])('is a failure where it cannot be read: %s', async (failure) => {
    const failed = refused(failure);
    expect(await after(failure, refused('networkError'))).toEqual({ deleted: failed, arranged: failed });
  });

  it('is also looked for when the call throws', async () => {
    const broken = bulletinRepository({}, { remove: () => Promise.reject(brokenOnPurpose()) });
    expect(await makeConfirmingBulletins(broken).remove(label)).toEqual(done(null));
  });
});

describe('BULL-05, BULL-08 a change of a bulletin', () => {
  it.each<Failure>(['forbidden', 'unsupported', 'conflict'])(
    'that is refused is not looked for: %s',
    async (failure) => {
      const failed = refused(failure);
      expect(await after(failure, done([]))).toEqual({ deleted: failed, arranged: failed });
    },
  );

  it('counts as a deletion where another user has deleted the bulletin meanwhile', async () => {
    const { deleted, arranged } = await after('notFound', done([]));
    expect([deleted, arranged]).toEqual([done(null), refused('notFound')]);
  });

  it('reads nothing more where it is answered', async () => {
    const shelf = bulletinRepository({ [label]: known });
    const bulletins = makeConfirmingBulletins(shelf);
    expect(await bulletins.arrange(label, { known, kept })).toEqual(done(null));
    expect(await bulletins.remove(label)).toEqual(done(null));
    expect(shelf.asked).toEqual([]);
  });
});
