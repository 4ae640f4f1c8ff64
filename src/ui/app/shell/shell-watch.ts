import { sessionIn } from '@/auth/machines/session.machine.ts';
import type { DrawerActor, SessionActor } from '@/composition/tokens.ts';
import { isAdmin } from '@/shared/domain/role.ts';
import type { ShellViewModel, ShellWatch } from '../island/core.tsx';

/** Tells the shell, which renders without the core's libraries, what it shows of session and drawer (SHELL-02). */
export function watchShell(session: SessionActor, drawer: DrawerActor): ShellWatch {
  const look = (): ShellViewModel => {
    const member = sessionIn(session.getSnapshot());
    return {
      email: member?.userEmail,
      manages: isAdmin(member?.roles ?? []),
      menuOpen: drawer.getSnapshot().matches('open'),
    };
  };
  let viewModel = look();

  return {
    read: () => {
      const next = look();
      // React compares by identity: an unchanged view model stays the same one.
      if (next.email !== viewModel.email || next.manages !== viewModel.manages || next.menuOpen !== viewModel.menuOpen)
        viewModel = next;
      return viewModel;
    },
    subscribe: (listener) => {
      const subscriptions = [session.subscribe(listener), drawer.subscribe(listener)];
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
  };
}
