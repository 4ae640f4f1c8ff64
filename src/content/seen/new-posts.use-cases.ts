import type { Clock } from '@/shared/clock.ports.ts';
import { daysAfter, weekOf } from '@/shared/dates.ts';
import { PAGE_SIZE } from '@/shared/feed.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import type { BulletinRepository } from '../bulletins/bulletins.ports.ts';
import type { PostRepository } from '../posts/posts.ports.ts';
import type { Post } from '../posts/posts.ts';
import type { SeenList } from './seen-posts.ports.ts';
import type { ListedPost, WatchedKind } from './seen-posts.ts';

/** The first page of each list; each is an outcome of its own. */
export type NewestPosts = Readonly<Record<WatchedKind, Outcome<readonly ListedPost[]>>>;

export type ReadNewestPosts = (signal?: AbortSignal) => Promise<NewestPosts>;

/** The number of weeks within which the present bulletin is searched. */
const WEEKS_BACK = 8;

interface NewestPostsPorts {
  readonly lists: Readonly<Record<Exclude<WatchedKind, 'bulletin'>, Pick<PostRepository<Post>, 'page'>>>;
  readonly bulletins: Pick<BulletinRepository, 'sundays'>;
  readonly seen: Readonly<Record<WatchedKind, Pick<SeenList, 'read' | 'notePage'>>>;
  readonly clock: Clock;
}

/**
 * Reads the first page of each list (MINE-07). Posts that are in a list when this device reads it for the first time
 * are not new: they are marked as seen.
 */
export function makeReadNewestPosts({ lists, bulletins, seen, clock }: NewestPostsPorts): ReadNewestPosts {
  const begun = async (kind: WatchedKind, answer: Promise<Outcome<readonly ListedPost[]>>) => {
    const page = await answer;
    if (page.kind === 'done' && seen[kind].read() === undefined) seen[kind].notePage(page.value);
    return page;
  };
  const newestBulletins = async (signal?: AbortSignal): Promise<Outcome<readonly ListedPost[]>> => {
    const { last } = weekOf(clock.today());
    const sundays = await bulletins.sundays({ first: daysAfter(last, -7 * WEEKS_BACK), last }, signal);
    if (sundays.kind === 'refused') return sundays;
    const days = sundays.value.toSorted().toReversed().slice(0, PAGE_SIZE);
    return done(days.map((sunday) => ({ id: sunday, title: '', created: sunday })));
  };
  return async (signal) => {
    const [announcement, advertisement, bibleStudy, bulletin] = await Promise.all([
      begun('announcement', lists.announcement.page(1, signal)),
      begun('advertisement', lists.advertisement.page(1, signal)),
      begun('bibleStudy', lists.bibleStudy.page(1, signal)),
      begun('bulletin', newestBulletins(signal)),
    ]);
    return { announcement, advertisement, bibleStudy, bulletin };
  };
}
