import type { HttpClient } from '@/adapters/http/http-client.ts';
import { makeHttpPostPins } from '@/adapters/http/http-post-pins.ts';
import type { Post, PostName } from '@/content/domain/post.ts';
import { type PinningFactory, providePinning } from '@/content/machines/provide-pinning.ts';
import type { PostList } from '@/content/ports/post-list.ts';
import { makePinPost } from '@/content/use-cases/make-pin-post.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';

/** The pins of one list. @param item the path of its posts */
export const bindPinning =
  <Item extends Post>(name: PostName, item: string) =>
  (send: HttpClient, list: PostList<Item>, notifications: Notifications, clock: Clock): PinningFactory<Item> =>
    providePinning<Item>(name, makePinPost(makeHttpPostPins(send, item), list), { notifications, clock });
