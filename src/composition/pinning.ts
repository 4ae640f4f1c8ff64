import { ContainerModule } from 'inversify';
import { makeHttpPostPinRepository } from '@/adapters/http/posts.writing.ts';
import { type PinningFactory, providePinning } from '@/content/posts/pins.machine.ts';
import { makePinPost } from '@/content/posts/pins.use-cases.ts';
import type { Post } from '@/content/posts/posts.writing.ts';
import { createFeature } from './entry.ts';
import { advertisements, announcements, bibleStudies, type PostKind } from './post-kinds.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NOTIFICATIONS, token } from './tokens.ts';

/** The pins of one kind of post (EDIT-04): a feature of its own, since few members set any. */
function postPinningFeature<Item extends Post>({ name, calls, repository, bindings }: PostKind<Item>) {
  const pinning = token<PinningFactory<Item>>(`${name}Pinning`);
  const pinningBindings = new ContainerModule(({ bind }) => {
    bind(pinning).toResolvedValue(
      (send, list, notifications, clock) =>
        providePinning<Item>(name, makePinPost(makeHttpPostPinRepository(send, calls.item), list), {
          notifications,
          clock,
        }),
      [AUTHENTICATED_CLIENT, repository, NOTIFICATIONS, CLOCK],
    );
  });
  return createFeature({ pinning }, [...bindings, pinningBindings]);
}

/** Pinning announcements (EDIT-04). */
export const announcementPinningFeature = postPinningFeature(announcements);

/** Pinning advertisements (EDIT-04). */
export const advertisementPinningFeature = postPinningFeature(advertisements);

/** Pinning question sheets (EDIT-04). */
export const bibleStudyPinningFeature = postPinningFeature(bibleStudies);
