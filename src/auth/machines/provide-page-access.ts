import { type ActorRefFrom, fromCallback } from 'xstate';
import { follow } from '@/shared/machines/follow.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import { type Audience, accessTo } from '../domain/access.ts';
import type { loginDialogMachine } from './login-dialog.machine.ts';
import { type KnownAccess, type PageAccessEvent, pageAccessMachine } from './page-access.machine.ts';
import type { sessionMachine } from './session.machine.ts';
import { sessionIn } from './session-selectors.ts';

export interface PageAccessDependencies {
  readonly audience: Audience;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly dialog: ActorRefFrom<typeof loginDialogMachine>;
  readonly navigation: Navigation;
  /** Whether an address is the page's own: a page that is being left, such as after a logout on it, requests no login. */
  readonly isOwn: (address: string) => boolean;
}

export interface ProvidedPageAccess {
  readonly machine: typeof pageAccessMachine;
  readonly input: () => KnownAccess;
}

/** Lets a page follow the session, and request a login where there is none. */
export function providePageAccess(dependencies: PageAccessDependencies): ProvidedPageAccess {
  const { audience, session, dialog, navigation, isOwn } = dependencies;
  const read = (): KnownAccess => {
    const snapshot = session.getSnapshot();
    if (snapshot.matches('restoring') || snapshot.matches('signingOut')) return 'unknown';
    return accessTo(audience, sessionIn(snapshot)?.roles);
  };

  return {
    input: read,
    machine: pageAccessMachine.provide({
      actors: {
        session: fromCallback<PageAccessEvent>(({ sendBack }) => {
          const notify = () => sendBack({ type: 'access.determined', access: read() });
          notify();
          return follow(session, notify);
        }),
        guard: fromCallback<PageAccessEvent>(() => {
          dialog.send({ type: 'page.needsLogin' });
          return () => dialog.send({ type: 'page.left' });
        }),
        login: fromCallback<PageAccessEvent>(() => {
          const returnTo = navigation.current();
          if (isOwn(returnTo)) dialog.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo });
        }),
      },
    }),
  };
}
