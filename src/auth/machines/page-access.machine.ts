import { assign, fromCallback, setup } from 'xstate';
import { unimplementedAction } from '@/shared/machines/unimplemented.ts';
import type { Access } from '../domain/access.ts';

/** Whether a page opens for whoever asks; `unknown` while nobody knows yet who that is. */
export type KnownAccess = Access | 'unknown';

export type PageAccessEvent =
  /** The session has changed, and may open the page or close it. */
  | { readonly type: 'access.told'; readonly access: KnownAccess }
  /** The reader is elsewhere, or back before another page was shown. */
  | { readonly type: 'address.changed' }
  | { readonly type: 'login.asked' };

interface PageAccessContext {
  readonly access: KnownAccess;
  /** It stood open until the reader's role was taken away (REL-09). */
  readonly isLost: boolean;
}

/**
 * A page that is not for everybody (ROUTE-07): while it is shown the login dialog knows that it asks for a session by
 * itself, and it does so as soon as there is none.
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
    /** Stands at the login dialog for as long as the page is shown. */
    guard: fromCallback<PageAccessEvent>(unimplementedAction('guard')),
    /** Asks for a login. */
    login: fromCallback<PageAccessEvent>(unimplementedAction('login')),
  },
  actions: {
    keep: assign(({ context }, access: KnownAccess) => ({
      access,
      isLost: access === 'noPermission' && context.access === 'open',
    })),
  },
  guards: {
    isSignInNeeded: (_, access: KnownAccess) => access === 'signInNeeded',
    isSame: ({ context }, access: KnownAccess) => access === context.access,
  },
}).createMachine({
  id: 'pageAccess',
  context: ({ input }) => ({ access: input, isLost: false }),
  invoke: [{ src: 'session' }, { src: 'guard' }],
  on: {
    'access.told': [
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
    /** It opens, or never will, or that is not known yet. */
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
