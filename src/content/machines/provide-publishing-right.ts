import { fromCallback } from 'xstate';
import { canPublish } from '@/shared/domain/role.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import { publishingRightMachine, type Reader } from './publishing-right.machine.ts';

/** The signed-in user's right to publish. */
export interface ProvidedPublishingRight {
  readonly machine: typeof publishingRightMachine;
  readonly input: Reader;
}

/** Lets the right to publish follow the user (PERM-02). */
export function providePublishingRight(user: CurrentUser): ProvidedPublishingRight {
  const reader = (): Reader => {
    const { userId, roles = [] } = user.read() ?? {};
    return { userId, publishes: canPublish(roles) };
  };
  return {
    input: reader(),
    machine: publishingRightMachine.provide({
      actors: {
        readers: fromCallback(({ sendBack }) =>
          user.onChange(() => sendBack({ type: 'reader.changed', reader: reader() })),
        ),
      },
    }),
  };
}
