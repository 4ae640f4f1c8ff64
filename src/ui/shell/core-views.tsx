import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { LOGIN_DIALOG } from '@/composition/tokens.ts';
import { useService } from '../core.tsx';
import { Drawer } from './drawer.tsx';
import { ToastHost } from './toast-host.tsx';

const LoginDialog = lazy(() => import('../auth/login-dialog.tsx').then((module) => ({ default: module.LoginDialog })));

/** What lies over the page once the core is there: drawer, login dialog, toasts. */
export function Overlays({ path }: { readonly path: string }) {
  const wasAsked = useSelector(useService(LOGIN_DIALOG), ({ context }) => context.times > 0);
  return (
    <>
      <Drawer path={path} />
      {wasAsked && (
        <Suspense>
          <LoginDialog />
        </Suspense>
      )}
      <ToastHost />
    </>
  );
}

export { SessionTools } from './session-tools.tsx';
