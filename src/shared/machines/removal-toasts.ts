import { excerptOf } from '../domain/excerpt.ts';
import type { FeedItem } from '../domain/feed.ts';
import type { Notifications, PostName } from '../ports/notifications.ts';
import type { RemovalDependencies } from './provide-removals.ts';

interface Offer {
  readonly title: string | undefined;
  readonly undo: () => void;
  readonly due: () => void;
}

/** What a removal is told by: announcements, advertisements and sheets have a title, events a name. */
type Removed = FeedItem & { readonly title?: string; readonly name?: string };

/**
 * What the reader is told of posts that are taken away, by the name of what they are. All that can still be undone is
 * offered back in one toast, which stands anew with each further removal: one by one, toasts would cover the list.
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
      // A toast that gave way to the next has not run out.
      onGone: () => offers === next && end('due'),
    });
  };

  return {
    offerUndo: ({ title, name: called }, answer) => {
      const offer = { title: shownTitle(title ?? called), ...answer };
      stand([...offers, offer]);
      // One that was answered has gone already; the others go on standing.
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

/** Enough of a title to know it again. */
const TITLE_LENGTH = 40;

function shownTitle(title = ''): string | undefined {
  const trimmed = title.trim();
  return trimmed === '' ? undefined : excerptOf(trimmed, TITLE_LENGTH).text;
}
