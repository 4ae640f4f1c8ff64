import { assign, setup } from 'xstate';
import { siteAddress } from '@/shared/domain/site-path.ts';
import { emptyAction } from '@/shared/machines/socket.ts';

/** How a session ended without the reader's asking here: by itself (AUTH-15), or by a logout in another tab (REL-08). */
export type SessionEnd = 'sessionEnded' | 'endedElsewhere';

/** Why the dialog stands open: the reader asked for it, a page needs a session (ROUTE-07), or the session ended. */
export type LoginOccasion = 'asked' | 'pageNeedsSession' | SessionEnd;

export type LoginDialogEvent =
  | { readonly type: 'login.asked'; readonly occasion: LoginOccasion; readonly returnTo?: string }
  | { readonly type: 'login.succeeded' }
  | { readonly type: 'login.closed' }
  /** A page is shown that asks for a login by itself when there is no session. */
  | { readonly type: 'page.guarded' }
  | { readonly type: 'page.left' }
  | { readonly type: 'session.ended'; readonly how: SessionEnd; readonly returnTo: string };

interface LoginDialogContext {
  readonly occasion: LoginOccasion;
  readonly returnTo: string;
  /** Its view is fetched when it is first asked for. */
  readonly wasAsked: boolean;
  readonly pageAsks: boolean;
  /** The session ended and nobody has signed in since: whoever failed for that need not say so again (REL-02). */
  readonly sessionOver: boolean;
}

/** The login dialog: closed or open, and where a success leads (AUTH-02, AUTH-05). */
export const loginDialogMachine = setup({
  types: {
    context: {} as LoginDialogContext,
    events: {} as LoginDialogEvent,
  },
  actions: {
    goTo: (_, _address: string) => emptyAction('goTo')(),
    tellSessionEnded: (_, _how: SessionEnd) => emptyAction('tellSessionEnded')(),
    comeUp: assign((_, { occasion, returnTo }: Pick<LoginDialogContext, 'occasion'> & { returnTo?: string }) => ({
      occasion,
      returnTo: siteAddress(returnTo),
      wasAsked: true,
    })),
    noteSessionOver: assign({ sessionOver: true }),
    leavePage: assign({ pageAsks: false }),
  },
  guards: {
    pageAsks: ({ context }) => context.pageAsks,
    cameForPage: ({ context: { occasion, pageAsks } }) =>
      occasion === 'pageNeedsSession' || (pageAsks && occasion !== 'asked'),
  },
}).createMachine({
  id: 'loginDialog',
  context: {
    occasion: 'asked',
    returnTo: siteAddress(undefined),
    wasAsked: false,
    pageAsks: false,
    sessionOver: false,
  },
  on: {
    'page.guarded': { actions: assign({ pageAsks: true }) },
    'page.left': { actions: 'leavePage' },
    'session.ended': {
      actions: ['noteSessionOver', { type: 'tellSessionEnded', params: ({ event }) => event.how }],
    },
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'login.asked': {
          target: 'open',
          actions: { type: 'comeUp', params: ({ event }) => event },
        },
        // One message is enough: where the page asks for a login, the dialog says why.
        'session.ended': {
          guard: 'pageAsks',
          target: 'open',
          actions: [
            'noteSessionOver',
            { type: 'comeUp', params: ({ event: { how, returnTo } }) => ({ occasion: how, returnTo }) },
          ],
        },
      },
    },
    open: {
      on: {
        'login.succeeded': {
          target: 'closed',
          actions: [assign({ sessionOver: false }), { type: 'goTo', params: ({ context }) => context.returnTo }],
        },
        'login.closed': 'closed',
        // It was opened for that page's sake only.
        'page.left': { guard: 'cameForPage', target: 'closed', actions: 'leavePage' },
      },
    },
  },
});
