import {
  type ActorRefFrom,
  assign,
  createActor,
  emit,
  fromCallback,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { unimplementedAction } from '@/shared/actors.machine.ts';
import { returnAddress } from '@/shared/addresses.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import type { DialogElement } from '@/shared/window.ports.ts';
import type { LoginDue, LoginOccasion, SessionEnd } from './login.ts';

/** The login dialog: closed or open, and where a successful login leads (AUTH-02, AUTH-05). */
export const loginDialogMachine = setup({
  types: {
    context: {} as LoginDialogContext,
    input: {} as Pick<LoginDialogContext, 'home'>,
    events: {} as LoginDialogEvent,
    emitted: {} as LoginDialogEmitted,
    tags: {} as 'open',
  },
  actors: {
    /** The dialog in the page, which the platform also opens and closes. */
    element: fromCallback<{ readonly type: 'open' | 'close' }>(unimplementedAction('element')),
    /** Shown until the user answers it, or until this actor stops. */
    message: fromCallback<LoginDialogEvent, LoginDue | undefined>(unimplementedAction('message')),
  },
  actions: {
    goTo: (_, _address: string) => unimplementedAction('goTo')(),
    setOccasion: assign(({ context }, { occasion, returnTo }: Pick<LoginDialogContext, 'occasion' | 'returnTo'>) => ({
      occasion,
      // A login that is not due leads home (AUTH-05); one that is due leads back to the page that the user was on.
      returnTo: (isNeeded(context, occasion) && returnAddress(returnTo)) || context.home,
    })),
    open: sendTo('element', { type: 'open' }),
    close: sendTo('element', { type: 'close' }),
    setDue: assign((_, due: LoginDue | undefined) => ({ due })),
    showMessage: spawnChild('message', { id: 'message', input: ({ context }) => context.due }),
    withdrawMessage: stopChild('message'),
    leavePage: assign({ pageAsks: false }),
  },
  guards: {
    isDue: ({ context }) => context.due !== undefined,
    isTokenRejected: ({ context }) => context.due === 'tokenRejected',
    pageAsks: ({ context }) => context.pageAsks,
    wasOpenedForPage: ({ context: { occasion, pageAsks } }) =>
      occasion === 'pageNeedsSession' || (pageAsks && occasion !== 'asked'),
  },
}).createMachine({
  id: 'loginDialog',
  context: ({ input: { home } }) => ({
    home,
    occasion: 'asked',
    returnTo: home,
    pageAsks: false,
    due: undefined,
  }),
  on: {
    'page.needsLogin': { actions: assign({ pageAsks: true }) },
    'page.left': { actions: 'leavePage' },
    'session.ended': {
      actions: [{ type: 'setDue', params: ({ event }) => event.how }, 'withdrawMessage', 'showMessage'],
    },
    'session.tokenRejected': [
      { guard: 'isDue' },
      { actions: [{ type: 'setDue', params: 'tokenRejected' }, 'showMessage'] },
    ],
    'session.tokenAccepted': {
      guard: 'isTokenRejected',
      actions: [{ type: 'setDue', params: undefined }, 'withdrawMessage'],
    },
    // A session that has ended stays ended; where only its token was rejected, the next failed call notifies again.
    'message.gone': [
      { guard: 'isTokenRejected', actions: [{ type: 'setDue', params: undefined }, 'withdrawMessage'] },
      { actions: 'withdrawMessage' },
    ],
  },
  invoke: { src: 'element', id: 'element' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'login.asked': { target: 'open', actions: { type: 'setOccasion', params: ({ event }) => event } },
        // One message is enough: where the page requests a login, the dialog gives the reason.
        'session.ended': {
          guard: 'pageAsks',
          target: 'open',
          actions: [
            { type: 'setDue', params: ({ event }) => event.how },
            'withdrawMessage',
            { type: 'setOccasion', params: ({ event: { how, returnTo } }) => ({ occasion: how, returnTo }) },
          ],
        },
      },
    },
    open: {
      tags: 'open',
      entry: 'open',
      exit: [
        'close',
        emit(({ event }) => ({
          type: 'dialog.closed',
          missed: event.type === 'login.closed' && event.missed === true,
        })),
      ],
      on: {
        'login.succeeded': {
          target: 'closed',
          actions: [
            'withdrawMessage',
            { type: 'setDue', params: undefined },
            emit({ type: 'login.succeeded' }),
            // What one user's page showed is not shown to the next.
            {
              type: 'goTo',
              params: ({ context, event }) => (event.asAnother === true ? context.home : context.returnTo),
            },
          ],
        },
        'login.closed': 'closed',
        // The user is about to sign in already.
        'session.tokenRejected': {},
        // The dialog was only opened because that page needs a session.
        'page.left': { guard: 'wasOpenedForPage', target: 'closed', actions: 'leavePage' },
      },
    },
  },
});

export type LoginDialogEvent =
  /** `returnTo` is the address that the user is on. */
  | { readonly type: 'login.asked'; readonly occasion: LoginOccasion; readonly returnTo: string }
  /** `asAnother`: replaces a user who had not signed out. */
  | { readonly type: 'login.succeeded'; readonly asAnother?: boolean }
  /** `missed`: by a press beside it, which may have been meant for it. */
  | { readonly type: 'login.closed'; readonly missed?: boolean }
  /** The page that is shown requires a session, and requests a login automatically where there is none. */
  | { readonly type: 'page.needsLogin' }
  | { readonly type: 'page.left' }
  | { readonly type: 'session.ended'; readonly how: SessionEnd; readonly returnTo: string }
  | { readonly type: 'session.tokenRejected' }
  | { readonly type: 'session.tokenAccepted' }
  /** The user closed the message that a login is due without signing in. */
  | { readonly type: 'message.gone' };

type LoginDialogEmitted =
  /** A call that was refused to a visitor can be repeated. */
  | { readonly type: 'login.succeeded' }
  /** However it was closed: the form in it starts again, with what was typed where the press was `missed`. */
  | { readonly type: 'dialog.closed'; readonly missed: boolean };

interface LoginDialogContext {
  /** Where a login leads when no address to return to is given (AUTH-05). */
  readonly home: string;
  readonly occasion: LoginOccasion;
  readonly returnTo: string;
  readonly pageAsks: boolean;
  /** Why a login is due, until a user signs in: calls that fail for this reason need not notify again (REL-02). */
  readonly due: LoginDue | undefined;
}

function isNeeded({ due }: LoginDialogContext, occasion: LoginOccasion): boolean {
  return occasion !== 'asked' || due !== undefined;
}

/** The login dialog of a page that is prerendered: it never starts. @param home as for the one that does */
export function restingLoginDialog(home: string): ActorRefFrom<typeof loginDialogMachine> {
  return createActor(loginDialogMachine, { input: { home } });
}

/**
 * Starts the login dialog with the state of its element, which may have been opened before the script ran. A toast that a
 * login is due is shown until the user answers it (AUTH-02, AUTH-15).
 * @param home the address to which a login leads when no other is given
 */
export function startLoginDialog(
  home: string,
  element: DialogElement,
  navigation: Navigation,
  notifications: Notifications,
): ActorRefFrom<typeof loginDialogMachine> {
  const machine = loginDialogMachine.provide({
    actors: {
      element: fromCallback(({ sendBack, receive }) => {
        const notify = () =>
          sendBack(
            element.isOpen()
              ? { type: 'login.asked', occasion: 'asked', returnTo: navigation.current() }
              : { type: 'login.closed', missed: element.wasMissed() },
          );
        receive(({ type }) => element[type]());
        notify();
        return element.onChange(notify);
      }),
      message: fromCallback<LoginDialogEvent, LoginDue | undefined>(
        ({ input, sendBack }) =>
          input &&
          notifications.notify({
            tone: 'info',
            subject: input,
            stays: true,
            onAction: () => sendBack({ type: 'login.asked', occasion: input, returnTo: navigation.current() }),
            onGone: () => sendBack({ type: 'message.gone' }),
          }),
      ),
    },
    actions: { goTo: (_, address) => address === navigation.current() || navigation.goTo(address) },
  });
  return createActor(machine, { input: { home } }).start();
}
