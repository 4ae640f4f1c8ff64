import { describe, expect, it } from 'vitest';
import { postRemovals } from '@/content/posts/post-removals.machine.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { readOffers } from '@/shared/removal-offers.ts';
import type { RemovedThing } from '@/shared/removals.ts';
import { fakeUser } from '../../fakes/current-user.ts';
import { settled } from '../../fakes/deferred.ts';
import { OFFERED_AT, removalOffers } from '../../fakes/removal-offers.ts';

const announcement = { id: 57, title: '추수감사주일' };

/** Announcements that were removed, at a server that answers the calls to restore them in turn, and else accepts them. */
function removed(...answers: Outcome<null>[]) {
  const tab = removalOffers({ restore: () => Promise.resolve(answers.shift() ?? done(null)) });
  const kind = postRemovals(tab.offers, 'announcement');
  const restored: unknown[] = [];
  kind.onRestored((id) => restored.push(id));
  return { ...tab, kind, restored, offer: kind.restoring.offer };
}

describe('LIST-06 something that the server has removed', () => {
  it('is restored by the button of its toast, once, and whoever shows it learns of it', async () => {
    const { offer, toasts, asked, restored, stored } = removed();
    offer(announcement);
    const { onAction, onGone } = toasts.find('announcementDeleted');
    onAction?.();
    onAction?.();
    onGone?.();
    await settled();
    expect(asked).toEqual(['announcement 57']);
    expect(restored).toEqual([57]);
    expect(toasts.subjects()).toEqual(['announcementDeleted', 'announcementRestored']);
    expect(toasts.find('announcementRestored').about).toBe('추수감사주일');
    expect(stored()).toBeUndefined();
  });

  it('is restored by Ctrl+Z, the last one first', async () => {
    const { offer, toasts, asked } = removed();
    offer(announcement);
    offer({ id: 56, title: '성탄절' });
    toasts.find('announcementSeveralDeleted').onUndo?.();
    await settled();
    expect(asked).toEqual(['announcement 56']);
    expect(toasts.find('announcementDeleted').about).toBe('추수감사주일');
  });

  it('stays removed once its toast has gone', async () => {
    const { offer, toasts, asked, stored } = removed();
    offer(announcement);
    const { onAction, onGone } = toasts.find('announcementDeleted');
    onGone?.();
    onAction?.();
    await settled();
    expect([asked, stored()]).toEqual([[], undefined]);
  });

  it('is nobody else’s business: others of another kind are not told', async () => {
    const { offers, offer, toasts } = removed();
    const heard: unknown[] = [];
    const stop = offers.ofKind<RemovedThing>('event', () => undefined).onRestored((id) => heard.push(id));
    const own: unknown[] = [];
    const stopOwn = offers.ofKind<RemovedThing>('announcement', () => undefined).onRestored((id) => own.push(id));
    stopOwn();
    offer(announcement);
    toasts.find('announcementDeleted').onAction?.();
    await settled();
    stop();
    expect([heard, own]).toEqual([[], []]);
  });

  it.each([
    ['networkError', 2],
    ['serverFailed', 2],
    ['notFound', 1],
    ['conflict', 1],
  ] as const)('that cannot be restored (%s) says so, and can be tried again', async (reason, calls) => {
    const { offer, toasts, asked, restored } = removed(...Array.from({ length: calls }, () => refused(reason)));
    offer(announcement);
    toasts.find('announcementDeleted').onAction?.();
    await settled();
    expect(asked).toHaveLength(calls);
    expect(toasts.find('announcementNotRestored')).toMatchObject({ about: '추수감사주일', reason });
    toasts.find('announcementNotRestored').onAction?.();
    await settled();
    expect(restored).toEqual([57]);
  });

  it('REL-16 is asked for once more where the answer was lost', async () => {
    const { offer, toasts, asked, restored } = removed(refused('timedOut'));
    offer(announcement);
    toasts.find('announcementDeleted').onAction?.();
    await settled();
    expect(asked).toEqual(['announcement 57', 'announcement 57']);
    expect(restored).toEqual([57]);
    expect(toasts.subjects()).toEqual(['announcementDeleted', 'announcementRestored']);
  });

  it('is forgotten when the second offer goes, too', async () => {
    const { offer, toasts, stored } = removed(refused('conflict'));
    offer(announcement);
    toasts.find('announcementDeleted').onAction?.();
    await settled();
    expect(stored()).toHaveLength(1);
    toasts.find('announcementNotRestored').onGone?.();
    expect(stored()).toBeUndefined();
  });
});

describe('LIST-06 an offer over a reload', () => {
  const left = { kind: 'announcement', id: 57, title: '추수감사주일', until: OFFERED_AT + 60_000 } as const;

  it('is stored with no more than its sentence needs', () => {
    const { offer, stored } = removed();
    offer({ ...announcement, content: '다음 주일은 추수감사주일입니다.' } as typeof announcement);
    expect(stored()).toEqual([left]);
  });

  it('is made again when the user is known, once, and can be taken', async () => {
    const user = fakeUser();
    user.become(undefined);
    const { offers, toasts, asked, stored } = removalOffers({ user, stored: [left] });
    offers.resume();
    expect(toasts.subjects()).toEqual([]);
    user.become({ userId: 'member-1', roles: [] });
    user.become({ userId: 'member-1', roles: ['Editor'] });
    expect(toasts.subjects()).toEqual(['announcementDeleted']);
    toasts.find('announcementDeleted').onAction?.();
    await settled();
    expect([asked, stored()]).toEqual([['announcement 57'], undefined]);
  });

  it('has ended after its time', () => {
    const { offers, toasts, pass, stored } = removalOffers({ stored: [left] });
    pass(60_000);
    offers.resume();
    expect([toasts.subjects(), stored()]).toEqual([[], undefined]);
  });

  it.each([[null], ['text'], [{ userId: 7, value: [] }], [{ userId: 'member-1', value: 'text' }]])(
    'that is no offer is not read: %j',
    (found) => {
      expect(readOffers(found)).toBeUndefined();
    },
  );

  it('is read without what is no offer', () => {
    const wrong = [{ ...left, kind: 'church' }, { ...left, id: {} }, { ...left, until: 'soon' }, null];
    expect(readOffers({ userId: 'member-1', value: [...wrong, left, { ...left, title: 7 }] })).toEqual({
      userId: 'member-1',
      value: [left, { ...left, title: undefined }],
    });
  });
});

describe('AUTH-11 an offer to a user who signs out', () => {
  it('ends with its toast, and with that of an attempt that failed', async () => {
    const { offer, toasts, asked, user } = removed(refused('conflict'));
    const standing: string[] = [];
    toasts.onToast((shown, withdrawn) => {
      standing.push(shown.subject);
      withdrawn.addEventListener('abort', () => standing.splice(standing.indexOf(shown.subject), 1));
    });
    offer(announcement);
    toasts.find('announcementDeleted').onAction?.();
    await settled();
    offer({ id: 56, title: '성탄절' });
    user.go();
    toasts.find('announcementDeleted').onAction?.();
    toasts.find('announcementNotRestored').onAction?.();
    await settled();
    expect(asked).toEqual(['announcement 57']);
    expect(standing).toEqual(['announcementDeleted'].slice(1));
  });

  it('is not made to nobody', () => {
    const { offer, toasts, user, stored } = removed();
    user.go();
    offer(announcement);
    expect([toasts.subjects(), stored()]).toEqual([[], undefined]);
  });

  it('AUTH-15 stands when the session expires', async () => {
    const { offer, toasts, asked, user } = removed();
    offer(announcement);
    user.become(undefined);
    toasts.find('announcementDeleted').onAction?.();
    await settled();
    expect(asked).toEqual(['announcement 57']);
  });
});

describe('whether the server can restore', () => {
  it('is asked by what is about to be removed, once for each kind', async () => {
    const { kind, offers, asked } = removed();
    expect(await Promise.all([1, 2].map((id) => kind.restoring.isPossible({ id })))).toEqual([true, true]);
    expect(
      await offers
        .ofKind<RemovedThing>('event', () => undefined)
        .restoring.isPossible({ ...announcement, kind: 'event' }),
    ).toBe(true);
    expect(asked).toEqual(['announcement 1', 'event 57']);
  });

  it('is not asked again where the server lacks the call', async () => {
    const { kind, asked } = removed(refused('unsupported'));
    expect(await kind.restoring.isPossible({ id: 1 })).toBe(false);
    expect(await kind.restoring.isPossible({ id: 2 })).toBe(false);
    expect(asked).toEqual(['announcement 1']);
  });

  it('is known where the user may not: neither may that one remove, which is said at once', async () => {
    const { kind, asked } = removed(refused('forbidden'));
    expect(await kind.restoring.isPossible({ id: 1 })).toBe(true);
    expect(await kind.restoring.isPossible({ id: 2 })).toBe(true);
    expect(asked).toEqual(['announcement 1']);
  });

  it.each(['networkError', 'serverFailed', 'notFound'] as const)(
    'is asked again after an answer that says nothing: %s',
    async (reason) => {
      const { kind } = removed(refused(reason));
      expect(await kind.restoring.isPossible({ id: 1 })).toBe(false);
      expect(await kind.restoring.isPossible({ id: 2 })).toBe(true);
    },
  );
});
