import { firstSunday } from '@/church/facts.ts';
import { providePostFeeds } from '@/content/posts/post-lists.machine.ts';
import { makePostPages } from '@/content/posts/post-lists.use-cases.ts';
import { makeRemovePost } from '@/content/posts/post-page.use-cases.ts';
import type { Post } from '@/content/posts/posts.ts';
import { providePublishingRights } from '@/content/writing/publishing-right.machine.ts';
import { datePartsOf } from '@/shared/dates.ts';
import { entry } from './entry.ts';
import { LIST_ENTRIES } from './list-entries.ts';
import { advertisements, announcements, bibleStudies, type PostKind } from './post-kinds.ts';
import { REMOVAL_OFFERS } from './removal-offers.ts';
import { SEEN_LISTS } from './seen-lists.ts';
import { CLOCK, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

/** The infinite lists of one kind of post (LIST-01…03). */
const postFeedsEntry = <Item extends Post>({ name, repository }: PostKind<Item>) =>
  entry({
    feeds: (get) => {
      const list = get(repository);
      const entries = get(LIST_ENTRIES);
      const seen = get(SEEN_LISTS)[name];
      return providePostFeeds<Item>({
        list: { find: (id, signal) => list.find(id, signal), remove: makeRemovePost(list) },
        name,
        pages: makePostPages(list, entries, seen),
        entries,
        seen,
        firstYear: datePartsOf(firstSunday).year,
        notifications: get(NOTIFICATIONS),
        offers: get(REMOVAL_OFFERS),
        clock: get(CLOCK),
      });
    },
    publishingRights: (get) => providePublishingRights(get(CURRENT_USER)),
  });

/** Announcements: reading only (ANNO-01). */
export const announcementsEntry = postFeedsEntry(announcements);

/** Advertisements: reading only (ADVT-01). */
export const advertisementsEntry = postFeedsEntry(advertisements);

/** The question sheets of the Bible study: reading only (BIBL-01). */
export const bibleStudiesEntry = postFeedsEntry(bibleStudies);
