import { createActor, fromCallback } from 'xstate';
import { excerptOf } from '@/shared/domain/excerpt.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import type { RemovalDependencies } from '@/shared/machines/provide-removals.ts';
import {
  type RemovalOffer,
  type RemovalOffersEvent,
  removalOffersMachine,
} from '@/shared/machines/removal-offers.machine.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { PostName } from '../domain/post.ts';

/** The name of a removed post: announcements, advertisements and sheets have a title, events a name. */
type Removed = FeedItem & { readonly title?: string; readonly name?: string };

/** Notifies of removed posts of one kind, and offers to undo all removals that can still be undone. */
export function notifyRemovals(
  notifications: Notifications,
  name: PostName | 'draft',
): Pick<RemovalDependencies<Removed>, 'offerUndo' | 'notifyNotRemoved'> {
  const toast = fromCallback<RemovalOffersEvent, readonly RemovalOffer[]>(({ input: offers, sendBack }) =>
    notifications.notify({
      tone: 'info',
      ...wordsFor(name, offers),
      onAction: () => sendBack({ type: 'undo.asked' }),
      onUndo: () => sendBack({ type: 'lastUndo.asked' }),
      onGone: () => sendBack({ type: 'toast.gone', offers }),
    }),
  );
  const offers = createActor(removalOffersMachine.provide({ actors: { toast } })).start();

  return {
    offerUndo: ({ title, name: called }, removal) => {
      const offer = { title: shownTitle(title ?? called), removal };
      offers.send({ type: 'offer.made', offer });
      return () => offers.send({ type: 'offer.withdrawn', offer });
    },
    notifyNotRemoved: (reason, { title, name: called }) => {
      const about = shownTitle(title ?? called);
      notifications.notifyFailure({ subject: `${name}NotDeleted`, ...(about !== undefined && { about }), reason });
    },
  };
}

function wordsFor(name: PostName | 'draft', offers: readonly RemovalOffer[]) {
  const [first] = offers;
  if (offers.length > 1) return { subject: `${name}SeveralDeleted`, about: String(offers.length) } as const;
  return { subject: `${name}Deleted`, ...(first?.title !== undefined && { about: first.title }) } as const;
}

/** Enough of a title to recognise it. */
const TITLE_LENGTH = 40;

function shownTitle(title = ''): string | undefined {
  const trimmed = title.trim();
  return trimmed === '' ? undefined : excerptOf(trimmed, TITLE_LENGTH).text;
}
