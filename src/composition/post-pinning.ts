import { ContainerModule } from 'inversify';
import { makeHttpPostPinRepository } from '@/adapters/http/http-post-pin-repository.ts';
import type { Post } from '@/content/domain/post.ts';
import { type PinningFactory, providePinning } from '@/content/machines/provide-pinning.ts';
import { makePinPost } from '@/content/use-cases/make-pin-post.ts';
import { createFeature } from './feature.ts';
import type { PostKind } from './post-kind.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NOTIFICATIONS } from './tokens.ts';

/** The pins of one kind of post (EDIT-04): a feature of its own, since few members set any. */
export function postPinningFeature<Item extends Post>({ name, calls, repository, bindings }: PostKind<Item>) {
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
