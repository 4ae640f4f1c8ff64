import type { Church } from '../church.ts';
import type { Announcement } from '../schemas/content.ts';
import { done, type Outcome, refuse } from './outcome.ts';
import {
  lostPostUpdate,
  type PageRequest,
  type PinRequest,
  type PostChange,
  pinned,
  pinnedPage,
  pinRefused,
  restorePost,
  withPin,
} from './posts.ts';
import { setAside } from './removed.ts';

const gone = refuse('notFound', '공지사항이 없습니다.');

export const listAnnouncements = (church: Church, page: PageRequest): Outcome<Announcement[]> =>
  done(pinnedPage(church, church.announcements.all(), page));

export function readAnnouncement(church: Church, id: number): Outcome<Announcement> {
  const found = church.announcements.findFirst((query) => query.where({ id }));
  return found ? done(withPin(church, found)) : gone;
}

type AnnouncementTexts = Pick<Announcement, 'title' | 'content' | 'author'>;

/**
 * Posts an announcement (ANNO-02). It is dated by the church's clock, not by the writer's, so that the order is right.
 */
export const postAnnouncement = (church: Church, texts: AnnouncementTexts): Promise<Outcome<Announcement>> =>
  publishAnnouncement(church, church.nextId('announcements'), texts);

/** Posts it under a number that was assigned before (EDIT-03). */
export async function publishAnnouncement(
  church: Church,
  id: number,
  { title, content, author }: AnnouncementTexts,
): Promise<Outcome<Announcement>> {
  return done(await church.announcements.create({ id, title, content, author, created: church.now().toISOString() }));
}

/** Changes an announcement, and stores when that was (EDIT-01). It keeps its position in the list. */
export async function changeAnnouncement(
  church: Church,
  { id, basedOn, changes: { title, content, author } }: PostChange<AnnouncementTexts>,
): Promise<Outcome<Announcement>> {
  const found = readAnnouncement(church, id);
  if (found.kind === 'refused') return found;
  const lost = lostPostUpdate(found.value, basedOn);
  if (lost) return lost;
  const changed = await church.announcements.update((query) => query.where({ id }), {
    data: (post) => void Object.assign(post, { title, content, author, edited: church.now().toISOString() }),
  });
  return changed ? done(withPin(church, changed)) : gone;
}

/** Pins an announcement to the head of the list, or unpins it (EDIT-04). */
export async function pinAnnouncement(church: Church, request: PinRequest): Promise<Outcome> {
  const { id } = request;
  const found = readAnnouncement(church, id);
  if (found.kind === 'refused') return found;
  const refused = pinRefused(church, church.announcements.all(), request);
  if (refused) return refused;
  await church.announcements.update((query) => query.where({ id }), {
    data: (post) => void Object.assign(post, pinned(request)),
  });
  return done();
}

/** Deletes an announcement; {@link restoreAnnouncement} undoes it (ANNO-03, LIST-06). */
export async function deleteAnnouncement(church: Church, id: number): Promise<Outcome> {
  const found = church.announcements.findFirst((query) => query.where({ id }));
  if (!found) return gone;
  await setAside(church, { kind: 'announcements', key: id }, { announcements: [found] });
  return done();
}

/** Undoes a deletion; one that is not deleted stays as it is. */
export const restoreAnnouncement = (church: Church, id: number): Promise<Outcome<Announcement>> =>
  restorePost(church, {
    kind: 'announcements',
    id,
    read: () => readAnnouncement(church, id),
    unpin: () => pinAnnouncement(church, { id, until: null }),
  });
