import { makeHttpPostPinRepository } from '@/adapters/http/posts.writing.ts';
import { type PinningFactory, providePinning } from '@/content/posts/pins.machine.ts';
import { makePinPost } from '@/content/posts/pins.use-cases.ts';
import type { Post } from '@/content/posts/posts.ts';
import type { Get } from './entry.ts';
import type { PostKind } from './post-kinds.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** The pins of one kind of post (EDIT-04), for the entry of those who publish it. */
export const postPinning =
  <Item extends Post>({ name, calls, repository }: PostKind<Item>) =>
  (get: Get): PinningFactory<Item> =>
    providePinning<Item>(
      name,
      makePinPost(makeHttpPostPinRepository(get(AUTHENTICATED_CLIENT), calls.item), get(repository)),
      { notifications: get(NOTIFICATIONS), navigation: get(NAVIGATION), clock: get(CLOCK) },
    );
