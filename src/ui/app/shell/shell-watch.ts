import { sessionIn } from '@/auth/machines/session-selectors.ts';
import type { SessionActor } from '@/composition/tokens.ts';
import { isAdmin } from '@/shared/domain/role.ts';
import { follow } from '@/shared/machines/follow.ts';
import type { ShellViewModel, ShellWatch } from '../island/core.tsx';

/** Gives the shell, which renders without the core's libraries, its view model of the session (SHELL-02). */
export function watchShell(session: SessionActor): ShellWatch {
  const look = (): ShellViewModel => {
    const member = sessionIn(session.getSnapshot());
    return {
      email: member?.userEmail,
      manages: isAdmin(member?.roles ?? []),
    };
  };
  let viewModel = look();

  return {
    read: () => {
      const next = look();
      // React compares by identity: an unchanged view model stays the same one.
      if (next.email !== viewModel.email || next.manages !== viewModel.manages) viewModel = next;
      return viewModel;
    },
    subscribe: (listener) => follow(session, listener),
  };
}
