import { excerptOf, isBlank } from '@/shared/characters.ts';
import type { FeedItem } from '@/shared/feed.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import {
  makeRemovalToasts,
  type RemovalOffers,
  type RemovalsOfKind,
  type RemovalToasts,
} from '@/shared/removal-offers.machine.ts';
import type { PostName } from './posts.ts';

/** What a removed post is called: announcements, advertisements and sheets have a title, events a name. */
type Removed = FeedItem & { readonly title?: string; readonly name?: string };

/** Enough of a title to recognise it. */
const TITLE_LENGTH = 40;

function titleOf({ title, name }: Removed): string | undefined {
  const trimmed = (title ?? name ?? '').trim();
  return isBlank(trimmed) ? undefined : excerptOf(trimmed, TITLE_LENGTH).text;
}

/** How posts of one kind are removed, and brought back (LIST-06). */
export const postRemovals = (offers: RemovalOffers, name: PostName): RemovalsOfKind<Removed> =>
  offers.ofKind(name, titleOf);

/** Notifies of removed drafts, and offers to undo all removals that can still be undone. */
export const notifyRemovals = (notifications: Notifications, name: 'draft'): RemovalToasts<Removed> =>
  makeRemovalToasts(notifications, name, titleOf);
