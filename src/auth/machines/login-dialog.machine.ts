import { assign, emit, fromCallback, setup, spawnChild, stopChild } from 'xstate';
import { returnAddress } from '@/shared/domain/site-path.ts';
import { unimplementedAction } from '@/shared/machines/unimplemented.ts';

/** How a session ended without the reader's asking here: by itself (AUTH-15), or by a logout in another tab (REL-08). */
export type SessionEnd = 'sessionEnded' | 'endedElsewhere';

/** Why a login is due: the session ended, or the server does not know it any more (AUTH-13). */
export type LoginDue = SessionEnd | 'sessionDoubted';

/** Why the dialog stands open: the reader asked for it, a page needs a session (ROUTE-07), or a login is due. */
export type LoginOccasion = 'asked' | 'pageNeedsSession' | LoginDue;

export type LoginDialogEvent =
  /** `returnTo` is where the reader is. */
  | { readonly type: 'login.asked'; readonly occasion: LoginOccasion; readonly returnTo: string }
  /** `asAnother`: in the place of a user who had not signed out. */
  | { readonly type: 'login.succeeded'; readonly asAnother?: boolean }
  | { readonly type: 'login.closed' }
  /** A page is shown that asks for a login by itself when there is no session. */
  | { readonly type: 'page.guarded' }
  | { readonly type: 'page.left' }
  | { readonly type: 'session.ended'; readonly how: SessionEnd; readonly returnTo: string }
  | { readonly type: 'session.doubted' }
  /** The message that a login is due was closed without one. */
  | { readonly type: 'message.gone' };

/** What was refused to a stranger can be asked for again. */
interface LoginDialogEmitted {
  readonly type: 'login.succeeded';
}

interface LoginDialogContext {
  /** Where a login leads that nobody was sent to (AUTH-05). */
  readonly home: string;
  readonly occasion: LoginOccasion;
  readonly returnTo: string;
  /** Its view is fetched when it is first asked for. */
  readonly wasAsked: boolean;
  readonly pageAsks: boolean;
  /** Told, and nobody has signed in since: whoever failed for that need not say so again (REL-02). */
  readonly due: LoginDue | undefined;
}

/** The login dialog: closed or open, and where a success leads (AUTH-02, AUTH-05). */
export const loginDialogMachine = setup({
  types: {
    context: {} as LoginDialogContext,
    input: {} as Pick<LoginDialogContext, 'home'>,
    events: {} as LoginDialogEvent,
    emitted: {} as LoginDialogEmitted,
    tags: {} as 'open',
  },
  actors: {
    /** Stands until it is answered, or taken back by the end of this actor. */
    message: fromCallback<LoginDialogEvent, LoginDue | undefined>(unimplementedAction('message')),
  },
  actions: {
    goTo: (_, _address: string) => unimplementedAction('goTo')(),
    comeUp: assign(({ context }, { occasion, returnTo }: Pick<LoginDialogContext, 'occasion' | 'returnTo'>) => ({
      occasion,
      // Who asks without need comes home (AUTH-05); when a login is due, it leads back to where one was.
      returnTo: (isNeeded(context, occasion) && returnAddress(returnTo)) || context.home,
      wasAsked: true,
    })),
    note: assign((_, due: LoginDue | undefined) => ({ due })),
    showMessage: spawnChild('message', { id: 'message', input: ({ context }) => context.due }),
    takeMessageBack: stopChild('message'),
    leavePage: assign({ pageAsks: false }),
  },
  guards: {
    isDue: ({ context }) => context.due !== undefined,
    isDoubted: ({ context }) => context.due === 'sessionDoubted',
    pageAsks: ({ context }) => context.pageAsks,
    cameForPage: ({ context: { occasion, pageAsks } }) =>
      occasion === 'pageNeedsSession' || (pageAsks && occasion !== 'asked'),
  },
}).createMachine({
  id: 'loginDialog',
  context: ({ input: { home } }) => ({
    home,
    occasion: 'asked',
    returnTo: home,
    wasAsked: false,
    pageAsks: false,
    due: undefined,
  }),
  on: {
    'page.guarded': { actions: assign({ pageAsks: true }) },
    'page.left': { actions: 'leavePage' },
    'session.ended': {
      actions: [{ type: 'note', params: ({ event }) => event.how }, 'takeMessageBack', 'showMessage'],
    },
    'session.doubted': [{ guard: 'isDue' }, { actions: [{ type: 'note', params: 'sessionDoubted' }, 'showMessage'] }],
    // A session that is over stays so; of one that is doubted the next failure tells anew.
    'message.gone': [
      { guard: 'isDoubted', actions: [{ type: 'note', params: undefined }, 'takeMessageBack'] },
      { actions: 'takeMessageBack' },
    ],
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
            { type: 'note', params: ({ event }) => event.how },
            'takeMessageBack',
            { type: 'comeUp', params: ({ event: { how, returnTo } }) => ({ occasion: how, returnTo }) },
          ],
        },
      },
    },
    open: {
      tags: 'open',
      on: {
        'login.succeeded': {
          target: 'closed',
          actions: [
            'takeMessageBack',
            { type: 'note', params: undefined },
            emit({ type: 'login.succeeded' }),
            // What one user's page held is not shown to the next.
            {
              type: 'goTo',
              params: ({ context, event }) => (event.asAnother === true ? context.home : context.returnTo),
            },
          ],
        },
        'login.closed': 'closed',
        // Whoever logs in already need not be asked to.
        'session.doubted': {},
        // It was opened for that page's sake only.
        'page.left': { guard: 'cameForPage', target: 'closed', actions: 'leavePage' },
      },
    },
  },
});

function isNeeded({ due }: LoginDialogContext, occasion: LoginOccasion): boolean {
  return occasion !== 'asked' || due !== undefined;
}
