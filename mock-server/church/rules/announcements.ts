import type { Church } from '../church.ts';
import type { Announcement } from '../schemas/content.ts';
import { done, type Outcome, refuse } from './outcome.ts';
import { newestPage, type PageRequest } from './pages.ts';

const gone = refuse('notFound', '공지사항이 없습니다.');

export const listAnnouncements = (church: Church, page: PageRequest): Outcome<Announcement[]> =>
  done(newestPage(church.announcements.all(), page));

export function readAnnouncement(church: Church, id: number): Outcome<Announcement> {
  const found = church.announcements.findFirst((query) => query.where({ id }));
  return found ? done(found) : gone;
}

/** Posts an announcement (ANNO-02). The church's clock dates it, not the writer's, so that the order holds. */
export async function postAnnouncement(
  church: Church,
  { title, content, author }: Pick<Announcement, 'title' | 'content' | 'author'>,
): Promise<Outcome<Announcement>> {
  const id = church.nextId('announcements');
  return done(await church.announcements.create({ id, title, content, author, created: church.now().toISOString() }));
}

export const deleteAnnouncement = (church: Church, id: number): Outcome =>
  church.announcements.delete((query) => query.where({ id })) ? done() : gone;
