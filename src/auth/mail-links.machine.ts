import { type ActorRefFrom, assign, createActor, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { outcomeActors, retrying, unimplementedActor } from '@/shared/actors.machine.ts';
import type { AsyncState } from '@/shared/async-state.ts';
import { refused } from '@/shared/outcome.ts';
import type { AccountGateway, ConfirmationFailure } from './account.ports.ts';
import type { ConfirmationLink, ResetLink } from './mail-links.ts';

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

export type ConfirmEmailEvent =
  | { readonly type: 'link.opened'; readonly link: ConfirmationLink | undefined }
  | { readonly type: 'retry.asked' };

export type ResetLinkEvent =
  | { readonly type: 'link.opened'; readonly link: ResetLink | undefined }
  | { readonly type: 'link.used' };

/** The link of a reset e-mail: only the form holds it once it has left the address bar (ACCT-11, REL-12). */
export const resetLinkMachine = setup({
  types: { context: {} as { readonly link: ResetLink | undefined }, events: {} as ResetLinkEvent },
  actions: { setLink: assign((_, link: ResetLink | undefined) => ({ link })) },
  guards: { hasLink: (_, link: ResetLink | undefined) => link !== undefined },
}).createMachine({
  id: 'resetLink',
  context: { link: undefined },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'link.opened': [
          {
            guard: { type: 'hasLink', params: ({ event }) => event.link },
            target: 'opened.unused',
            actions: { type: 'setLink', params: ({ event }) => event.link },
          },
          { target: 'opened.missing' },
        ],
      },
    },
    opened: {
      initial: 'unused',
      states: {
        unused: { on: { 'link.used': { target: 'spent', actions: { type: 'setLink', params: undefined } } } },
        // The page still shows the success; when it is opened again, the link has been used.
        spent: { on: { 'link.opened': { guard: ({ event }) => event.link === undefined, target: 'missing' } } },
        missing: {},
      },
      on: {
        'link.opened': {
          guard: { type: 'hasLink', params: ({ event }) => event.link },
          target: '.unused',
          actions: { type: 'setLink', params: ({ event }) => event.link },
        },
      },
    },
  },
});

/** The user whose password the link resets: empty where there is no link, or it was used. */
export function selectResetEmail(snapshot: SnapshotFrom<typeof resetLinkMachine>): AsyncState<string, never> {
  if (snapshot.matches('waiting')) return { status: 'loading' };
  if (snapshot.matches({ opened: 'missing' })) return { status: 'empty' };
  return { status: 'ready', value: snapshot.context.link?.email ?? '' };
}

/** The confirmation of the link in an e-mail, one for the whole tab: the address bar drops the link at once (REL-12). */
export type EmailConfirmationActor = ActorRefFrom<typeof confirmEmailMachine>;

/** Starts the confirmation of an e-mail address; an invalid link sends no call (ACCT-08). */
export function startEmailConfirmation(gateway: AccountGateway): EmailConfirmationActor {
  const machine = confirmEmailMachine.provide({
    actors: {
      confirm: confirmationCalls.fromOutcome(async ({ input, signal }) =>
        input === undefined ? refused('notConfirmed') : gateway.confirmEmail(input, signal),
      ),
    },
  });
  return createActor(machine).start();
}

/** The state of the confirmation by the opened link. */
export function selectConfirmation(
  snapshot: SnapshotFrom<typeof confirmEmailMachine>,
): AsyncState<'confirmed', ConfirmationFailure> {
  if (snapshot.matches({ opened: 'confirmed' })) return { status: 'ready', value: 'confirmed' };
  if (snapshot.matches({ opened: 'unanswered' })) return { status: 'failed', reason: 'unreachable' };
  if (snapshot.matches({ opened: 'failed' })) return { status: 'failed', reason: 'notConfirmed' };
  return { status: 'loading' };
}

/** The link of a reset e-mail, one for the whole tab: the address bar drops it at once (REL-12). */
export type ResetLinkActor = ActorRefFrom<typeof resetLinkMachine>;

/** Starts the actor that waits for the link of a reset e-mail (ACCT-11). */
export function startResetLink(): ResetLinkActor {
  return createActor(resetLinkMachine).start();
}
