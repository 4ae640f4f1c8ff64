import { assign, fromPromise, setup } from 'xstate';
import { outcomeActors } from '@/shared/machines/outcome-actor.ts';
import { retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { ConfirmationLink } from '../domain/mail-link.ts';
import type { ConfirmationFailure } from '../ports/account-gateway.ts';

export type ConfirmEmailEvent =
  | { readonly type: 'link.opened'; readonly link: ConfirmationLink | undefined }
  | { readonly type: 'retry.asked' };

/** A call that throws counts as not answered. */
export const confirmationCalls = outcomeActors<ConfirmationFailure>('unreachable');

/**
 * The confirmation of an e-mail address (ACCT-08): a link is used once, however often its page is shown (REL-12), and
 * without a link there is no call.
 */
export const confirmEmailMachine = setup({
  types: {
    context: {} as { readonly link: ConfirmationLink | undefined },
    events: {} as ConfirmEmailEvent,
  },
  actors: {
    confirm: fromPromise<null, ConfirmationLink | undefined>(unimplementedActor('confirm')),
  },
  actions: { setLink: assign((_, link: ConfirmationLink | undefined) => ({ link })) },
  guards: {
    hasLink: (_, link: ConfirmationLink | undefined) => link !== undefined,
    isAnother: ({ context }, link: ConfirmationLink | undefined) =>
      link !== undefined && (link.code !== context.link?.code || link.userId !== context.link.userId),
  },
}).createMachine({
  id: 'confirmEmail',
  context: { link: undefined },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'link.opened': [
          {
            guard: { type: 'hasLink', params: ({ event }) => event.link },
            target: 'opened',
            actions: { type: 'setLink', params: ({ event }) => event.link },
          },
          { target: 'opened.failed' },
        ],
      },
    },
    opened: {
      initial: 'confirming',
      states: {
        confirming: {
          invoke: {
            src: 'confirm',
            input: ({ context }) => context.link,
            onDone: 'confirmed',
            onError: [
              {
                guard: ({ event }) => confirmationCalls.reasonOf(event.error) === 'unreachable',
                target: 'unanswered',
              },
              { target: 'failed' },
            ],
          },
        },
        confirmed: {},
        failed: {},
        unanswered: retrying('confirming'),
      },
      on: {
        'link.opened': {
          guard: { type: 'isAnother', params: ({ event }) => event.link },
          target: '.confirming',
          actions: { type: 'setLink', params: ({ event }) => event.link },
        },
      },
    },
  },
});
