import { historyListEntries } from '@/adapters/browser/history-list-entries.ts';
import { localSeenMemory } from '@/adapters/browser/local-seen-memory.ts';
import type { HttpClient } from '@/adapters/http/http-client.ts';
import type { Post, PostName } from '@/content/domain/post.ts';
import type { WatchedKind } from '@/content/domain/seen-posts.ts';
import {
  type EventPages,
  type ItemPages,
  provideEventPages,
  provideItemPages,
} from '@/content/machines/provide-item-page.ts';
import { makeSeenList } from '@/content/stores/seen-list.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { href } from '../ui/app/routes/href.ts';

/** The pages of single posts of one kind. @param list the page of all of them */
export const bindPostPages =
  <Item extends Post>(
    name: WatchedKind & PostName,
    list: 'announcements' | 'advertisements' | 'bibleStudies',
    callsOf: (send: HttpClient, baseUrl: string) => Parameters<typeof provideItemPages<Item>>[0],
  ) =>
  (
    send: HttpClient,
    { baseUrl }: { readonly baseUrl: string },
    notifications: Notifications,
    navigation: Navigation,
  ): ItemPages<Item> =>
    provideItemPages(callsOf(send, baseUrl), {
      name,
      notifications,
      navigation,
      list: href(list),
      entries: historyListEntries,
      seen: makeSeenList(localSeenMemory, name),
    });

/** The pages of single events. */
export const bindEventPages =
  (callsOf: (send: HttpClient) => Parameters<typeof provideEventPages>[0]) =>
  (send: HttpClient, notifications: Notifications, navigation: Navigation): EventPages =>
    provideEventPages(callsOf(send), { notifications, navigation, list: href('events') });
