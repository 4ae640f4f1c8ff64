import { excerptOf } from '../domain/excerpt.ts';
import type { FeedItem } from '../domain/feed.ts';
import type { Notifications, PostName } from '../ports/notifications.ts';
import type { RemovalDependencies } from './provide-removals.ts';

interface Offer {
  readonly title: string | undefined;
  readonly undo: () => void;
  readonly due: () => void;
}

/** What names a removed post: announcements, advertisements and sheets have a title, events a name. */
type Removed = FeedItem & { readonly title?: string; readonly name?: string };

/**
 * Notifies of removed posts of one kind. One toast offers to undo all removals that can still be undone; each further
 * removal replaces it and restarts its time, because one toast for each would cover the list.
 */
export function notifyRemovals(
  notifications: Notifications,
  name: PostName,
): Pick<RemovalDependencies<Removed>, 'offerUndo' | 'notifyNotRemoved'> {
  let offers: readonly Offer[] = [];
  let takeAway: (() => void) | undefined;

  const end = (how: 'undo' | 'due') => {
    const ended = offers;
    stand([]);
    for (const offer of ended) offer[how]();
  };
  const stand = (next: readonly Offer[]) => {
    const takeAwayOld = takeAway;
    offers = next;
    takeAway = undefined;
    takeAwayOld?.();
    const last = next.at(-1);
    if (last === undefined) return;
    takeAway = notifications.notify({
      tone: 'info',
      ...wordsFor(name, next),
      onAction: () => end('undo'),
      onUndo: () => {
        stand(next.slice(0, -1));
        last.undo();
      },
      // A toast that the next one replaced has not expired.
      onGone: () => offers === next && end('due'),
    });
  };

  return {
    offerUndo: ({ title, name: called }, answer) => {
      const offer = { title: shownTitle(title ?? called), ...answer };
      stand([...offers, offer]);
      // An offer that was answered is no longer in the list; the others stay open.
      return () => offers.includes(offer) && end('due');
    },
    notifyNotRemoved: (reason, { title, name: called }) => {
      const about = shownTitle(title ?? called);
      notifications.notifyFailure({ subject: `${name}NotDeleted`, ...(about !== undefined && { about }), reason });
    },
  };
}

function wordsFor(name: PostName, offers: readonly Offer[]) {
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
