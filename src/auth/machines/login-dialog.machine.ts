import { assign, setup } from 'xstate';
import { siteAddress } from '@/shared/domain/site-path.ts';
import { emptyAction } from '@/shared/machines/socket.ts';

/** Why the dialog stands open: the reader asked for it, a page needs a session (ROUTE-07), or the session ended (AUTH-15). */
export type LoginOccasion = 'asked' | 'pageNeedsSession' | 'sessionEnded';

export type LoginDialogEvent =
  | { readonly type: 'login.asked'; readonly occasion: LoginOccasion; readonly returnTo?: string }
  | { readonly type: 'login.succeeded' }
  | { readonly type: 'login.closed' }
  | { readonly type: 'page.left' };

/** The login dialog: closed or open, and where a success leads (AUTH-02, AUTH-05). */
export const loginDialogMachine = setup({
  types: {
    /** `wasAsked`: its view is fetched when it is first asked for. */
    context: {} as { readonly occasion: LoginOccasion; readonly returnTo: string; readonly wasAsked: boolean },
    events: {} as LoginDialogEvent,
  },
  actions: {
    goTo: (_, _address: string) => emptyAction('goTo')(),
  },
}).createMachine({
  id: 'loginDialog',
  context: { occasion: 'asked', returnTo: siteAddress(undefined), wasAsked: false },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'login.asked': {
          target: 'open',
          actions: assign({
            occasion: ({ event }) => event.occasion,
            returnTo: ({ event }) => siteAddress(event.returnTo),
            wasAsked: true,
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
        // It was opened for that page's sake only.
        'page.left': { guard: ({ context }) => context.occasion === 'pageNeedsSession', target: 'closed' },
      },
    },
  },
});
