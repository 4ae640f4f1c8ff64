import { ContainerModule } from 'inversify';
import { makeHttpPostPinRepository } from '@/adapters/http/posts.writing.ts';
import { type PinningFactory, providePinning } from '@/content/posts/pins.machine.ts';
import { makePinPost } from '@/content/posts/pins.use-cases.ts';
import type { Post } from '@/content/posts/posts.ts';
import type { PostKind } from './post-kinds.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';

/** The pins of one kind of post (EDIT-04), for a feature that has the kind's bindings too. */
export function postPinning<Item extends Post>({ name, calls, repository }: PostKind<Item>) {
  const pinning = token<PinningFactory<Item>>(`${name}Pinning`);
  const bindings = new ContainerModule(({ bind }) => {
    bind(pinning).toResolvedValue(
      (send, list, notifications, navigation, clock) =>
        providePinning<Item>(name, makePinPost(makeHttpPostPinRepository(send, calls.item), list), {
          notifications,
          navigation,
          clock,
        }),
      [AUTHENTICATED_CLIENT, repository, NOTIFICATIONS, NAVIGATION, CLOCK],
    );
  });
  return { token: pinning, bindings };
}
