import { assign, fromCallback, setup } from 'xstate';
import { unimplementedAction } from '@/shared/machines/unimplemented.ts';
import type { Access } from '../domain/access.ts';

/** Whether the current user may see a page; `unknown` until the session is known. */
export type KnownAccess = Access | 'unknown';

export type PageAccessEvent =
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
