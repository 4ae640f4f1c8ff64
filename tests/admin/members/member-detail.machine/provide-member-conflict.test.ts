import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type MemberResolution, provideMemberConflicts } from '@/admin/members/member-detail.machine.ts';
import type { MemberRecord } from '@/admin/members/members.ts';
import { makeSessionDraft } from '@/auth/drafts.store.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aMemberDraft, aRecord } from '../../../builders/member.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';
import { receiving } from '../../../fakes/receiver.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

const theirs = aRecord({ name: '김민식' }, '"2"');

describe('REL-18 the comparison of a member that is left while the chosen version is being saved', () => {
  async function left(outcome: Outcome<MemberRecord | undefined>) {
    const user = fakeUser();
    user.become({ userId: 'admin-1', roles: ['Admin'] });
    const drafts = makeSessionDraft<MemberResolution>(user);
    const toasts = recordedToasts();
    const navigation = recordedNavigation('/member/detail/37');
    const saves = handSettled<[MemberResolution], Outcome<MemberRecord | undefined>>();
    const saved: unknown[] = [];
    const provided = provideMemberConflicts({
      repository: { find: () => Promise.resolve(done(theirs)) },
      save: saves.call,
      drafts,
      notifications: toasts,
      navigation,
    })(
      { before: aRecord(), mine: { ...aMemberDraft(), name: '김민호' } },
      receiving(({ record }) => saved.push(record)),
    );
    const comparison = createActor(provided.machine, { input: provided.input }).start();
    await settled();
    comparison.send({ type: 'side.chosenForAll', side: 'mine' });
    comparison.send({ type: 'choice.confirmed' });
    comparison.stop();
    navigation.goTo('/');
    saves.last().resolve(outcome);
    await settled();
    return { drafts, toasts, navigation, saved };
  }

  it('is saved, and the page knows', async () => {
    const { drafts, saved, toasts } = await left(done(theirs));
    expect([saved, drafts.read(), toasts.subjects()]).toEqual([[theirs], undefined, []]);
  });

  it('tells why it was not saved, and leads back to what was chosen', async () => {
    const { drafts, navigation, toasts } = await left(refused('serverFailed'));
    expect(drafts.read()).toMatchObject({ draft: { name: '김민호' }, record: theirs });
    expect(toasts.find('memberNotSaved').reason).toBe('serverFailed');
    toasts.find('memberNotSaved').onAction?.();
    expect(navigation.current()).toBe('/member/detail/37');
  });
});
