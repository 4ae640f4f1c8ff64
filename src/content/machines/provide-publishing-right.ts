import { fromCallback } from 'xstate';
import { canPublish } from '@/shared/domain/role.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import { type PublishingRightInput, publishingRightMachine, type Reader } from './publishing-right.machine.ts';
import type { ShownForm } from './watch-form-emptied.ts';

/** The signed-in user's right to publish. */
export interface ProvidedPublishingRight {
  readonly machine: typeof publishingRightMachine;
  readonly input: PublishingRightInput;
}

/** The right to publish of a page's user. @param shown a form that is on the page from the start */
export type PublishingRights = (shown?: ShownForm) => ProvidedPublishingRight;

/** Provides the right to publish with the user's session (PERM-02). */
export function providePublishingRights(user: CurrentUser): PublishingRights {
  const reader = (): Reader => {
    const { userId, roles = [] } = user.read() ?? {};
    return { userId, publishes: canPublish(roles) };
  };
  const machine = publishingRightMachine.provide({
    actors: {
      readers: fromCallback(({ sendBack }) =>
        user.onChange(() => sendBack({ type: 'reader.changed', reader: reader() })),
      ),
    },
  });
  return (shown) => ({ machine, input: { ...reader(), shown: shown === undefined ? [] : [shown] } });
}
