import { assign, setup } from 'xstate';
import { siteAddress } from '@/shared/domain/site-path.ts';
import { emptyAction } from '@/shared/machines/socket.ts';

/** Why the dialog stands open: the reader asked for it, a page needs a session (ROUTE-07), or the session ended (AUTH-15). */
export type LoginOccasion = 'asked' | 'pageNeedsSession' | 'sessionEnded';

export type LoginDialogEvent =
  | { readonly type: 'login.asked'; readonly occasion: LoginOccasion; readonly returnTo?: string }
  | { readonly type: 'login.succeeded' }
  | { readonly type: 'login.closed' };

/** The login dialog: closed or open, and where a success leads (AUTH-02, AUTH-05). */
export const loginDialogMachine = setup({
  types: {
    /** `times`: how often it was opened; its view loads with the first. */
    context: {} as { readonly occasion: LoginOccasion; readonly returnTo: string; readonly times: number },
    events: {} as LoginDialogEvent,
  },
  actions: {
    goTo: (_, _address: string) => emptyAction('goTo')(),
  },
}).createMachine({
  id: 'loginDialog',
  context: { occasion: 'asked', returnTo: siteAddress(undefined), times: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'login.asked': {
          target: 'open',
          actions: assign({
            occasion: ({ event }) => event.occasion,
            returnTo: ({ event }) => siteAddress(event.returnTo),
            times: ({ context }) => context.times + 1,
          }),
        },
      },
    },
    open: {
      on: {
        'login.succeeded': {
          target: 'closed',
          actions: { type: 'goTo', params: ({ context }) => context.returnTo },
        },
        'login.closed': 'closed',
      },
    },
  },
});
