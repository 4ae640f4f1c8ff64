import { type ActorRefFrom, fromCallback } from 'xstate';
import { follow } from '@/shared/machines/follow.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import { type Audience, accessTo } from '../domain/access.ts';
import type { loginDialogMachine } from './login-dialog.machine.ts';
import { type KnownAccess, type PageAccessEvent, pageAccessMachine } from './page-access.machine.ts';
import type { sessionMachine } from './session.machine.ts';
import { sessionIn } from './session-selectors.ts';

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
