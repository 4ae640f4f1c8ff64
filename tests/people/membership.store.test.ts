import { describe, expect, it } from 'vitest';
import { perUser } from '@/auth/per-user.store.ts';
import { makeOwnMembershipStore } from '@/people/membership.store.ts';
import type { OwnMembership } from '@/people/membership.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { anOwnMembership, noMembership } from '../builders/own-membership.ts';
import { fakeUser } from '../fakes/current-user.ts';

const moved = anOwnMembership({ zone: undefined });

/** A store whose server gives these answers in turn. */
function aStore(...answers: readonly Outcome<OwnMembership>[]) {
  const left = [...answers];
  const user = fakeUser();
  const store = makeOwnMembershipStore(
    { own: () => Promise.resolve(left.shift() ?? refused('networkError')) },
    perUser(user),
    user,
  );
  return { user, store };
}

describe('MINE-01 the membership that several pages ask for', () => {
  it('is asked for once by pages that only need to know it', async () => {
    const { store } = aStore(done(anOwnMembership()));
    expect(await store.known()).toEqual(done(anOwnMembership()));
    expect(await store.known()).toEqual(done(anOwnMembership()));
  });

  it('is read again by the page that shows it, and known from then on', async () => {
    const { store } = aStore(done(anOwnMembership()), done(moved));
    await store.known();
    expect(await store.read()).toEqual(done(moved));
    expect(await store.known()).toEqual(done(moved));
  });

  it('is read again while the account is linked to no member, and after a failure (MINE-02)', async () => {
    const { store } = aStore(refused('timedOut'), done(noMembership), done(anOwnMembership()));
    expect(await store.known()).toEqual(refused('timedOut'));
    expect(await store.known()).toEqual(done(noMembership));
    expect(await store.known()).toEqual(done(anOwnMembership()));
  });

  it('says that an account is linked to no member only where the server says so', async () => {
    const { store } = aStore(refused('unsupported'), done(noMembership), done(anOwnMembership()));
    expect([await store.isUnlinked(), await store.isUnlinked(), await store.isUnlinked()]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('says that an account is linked only where the server says so, and asks nothing for a visitor', async () => {
    const { store, user } = aStore(refused('unsupported'), done(noMembership), done(anOwnMembership()));
    expect([await store.isLinked(), await store.isLinked(), await store.isLinked()]).toEqual([false, false, true]);
    user.go();
    expect(await store.isLinked()).toBe(false);
    expect(await store.known()).toEqual(refused('networkError'));
  });

  it('is nothing that another user would see', async () => {
    const { store, user } = aStore(done(anOwnMembership()), done(noMembership));
    await store.known();
    user.go();
    user.become({ userId: 'somebody-else', roles: [] });
    expect(await store.known()).toEqual(done(noMembership));
  });
});
