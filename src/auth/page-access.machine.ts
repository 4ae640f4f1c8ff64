import { type ActorRefFrom, assign, fromCallback, setup } from 'xstate';
import { follow, unimplementedAction } from '@/shared/actors.machine.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import { sessionIn } from './current-user.machine.ts';
import type { loginDialogMachine } from './login.machine.ts';
import { type Access, type Audience, accessTo } from './page-access.ts';
import type { sessionMachine } from './session.machine.ts';

/**
 * A page with restricted access (ROUTE-07): while it is shown, the login dialog knows that the page requires a session, and
 * a login is requested as soon as there is none.
 */
export const pageAccessMachine = setup({
  types: {
    context: {} as PageAccessContext,
    events: {} as PageAccessEvent,
    input: {} as KnownAccess,
  },
  actors: {
    /** Follows the session. */
    session: fromCallback<PageAccessEvent>(unimplementedAction('session')),
    /** Registers the page at the login dialog for as long as it is shown. */
    guard: fromCallback<PageAccessEvent>(unimplementedAction('guard')),
    /** Requests a login. */
    login: fromCallback<PageAccessEvent>(unimplementedAction('login')),
  },
  actions: {
    keep: assign(({ context }, access: KnownAccess) => ({
      access,
      isRightLost: access === 'noPermission' && context.access === 'open',
    })),
  },
  guards: {
    isSignInNeeded: (_, access: KnownAccess) => access === 'signInNeeded',
    isSame: ({ context }, access: KnownAccess) => access === context.access,
  },
}).createMachine({
  id: 'pageAccess',
  context: ({ input }) => ({ access: input, isRightLost: false }),
  invoke: [{ src: 'session' }, { src: 'guard' }],
  on: {
    'access.determined': [
      { guard: { type: 'isSame', params: ({ event }) => event.access } },
      { target: '.deciding', actions: { type: 'keep', params: ({ event }) => event.access } },
    ],
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: { type: 'isSignInNeeded', params: ({ context }) => context.access }, target: 'asking' },
        { target: 'settled' },
      ],
    },
    /** Access is granted, or denied for good, or not known yet. */
    settled: {},
    asking: {
      invoke: { src: 'login' },
      on: {
        'login.asked': { target: 'asking', reenter: true },
        'address.changed': { target: 'asking', reenter: true },
      },
    },
  },
});

/** Whether the current user may see a page; `unknown` until the session is known. */
type KnownAccess = Access | 'unknown';

type PageAccessEvent =
  /** The session has changed, and may grant or deny access to the page. */
  | { readonly type: 'access.determined'; readonly access: KnownAccess }
  /** The user is on another address, or came back before another page was shown. */
  | { readonly type: 'address.changed' }
  | { readonly type: 'login.asked' };

interface PageAccessContext {
  readonly access: KnownAccess;
  /** The page was shown until the user's role was taken away (REL-09). */
  readonly isRightLost: boolean;
}

export interface PageAccessDependencies {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly dialog: ActorRefFrom<typeof loginDialogMachine>;
  readonly navigation: Navigation;
  /** The name of the page at a path: a page that is being left, such as after a logout on it, requests no login. */
  readonly pageAt: (path: string) => string;
}

export interface ProvidedPageAccess {
  readonly machine: typeof pageAccessMachine;
  readonly input: () => KnownAccess;
}

/** The access to the page of that name, for its audience. */
export type PageAccessFactory = (page: string, audience: Audience) => ProvidedPageAccess;

/** Provides the access of a page with the session, and with the dialog that requests a login. */
export function providePageAccess({ session, dialog, navigation, pageAt }: PageAccessDependencies): PageAccessFactory {
  const read = (audience: Audience): KnownAccess => {
    const snapshot = session.getSnapshot();
    if (snapshot.matches('restoring') || snapshot.matches('signingOut')) return 'unknown';
    return accessTo(audience, sessionIn(snapshot)?.roles);
  };

  return (page, audience) => ({
    input: () => read(audience),
    machine: pageAccessMachine.provide({
      actors: {
        session: fromCallback<PageAccessEvent>(({ sendBack }) => {
          const notify = () => sendBack({ type: 'access.determined', access: read(audience) });
          notify();
          return follow(session, notify);
        }),
        guard: fromCallback<PageAccessEvent>(() => {
          dialog.send({ type: 'page.needsLogin' });
          return () => dialog.send({ type: 'page.left' });
        }),
        login: fromCallback<PageAccessEvent>(() => {
          const returnTo = navigation.current();
          if (pageAt(returnTo.replace(/[?#].*$/, '')) === page)
            dialog.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo });
        }),
      },
    }),
  });
}
