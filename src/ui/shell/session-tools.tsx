import { useSelector } from '@xstate/react';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { DRAWER, LOGIN_DIALOG, SESSION } from '@/composition/tokens.ts';
import { useService } from '../core.tsx';
import { Tools } from './tools.tsx';

/** The end of the top bar once the session is known: the user's e-mail, or login (SHELL-02). */
export function SessionTools() {
  const drawer = useService(DRAWER);
  const dialog = useService(LOGIN_DIALOG);
  const session = useSelector(useService(SESSION), sessionIn);
  const menuOpen = useSelector(drawer, (snapshot) => snapshot.matches('open'));
  return (
    <Tools
      email={session?.userEmail}
      menuOpen={menuOpen}
      onLoginClick={() => dialog.send({ type: 'login.asked', occasion: 'asked' })}
      onMenuClick={() => drawer.send({ type: 'drawer.opened' })}
    />
  );
}
