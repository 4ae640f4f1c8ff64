import { createElement, memo, Suspense, use } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import { SilentSpinner } from '@/ui/kit/feedback/loading.tsx';
import { returnFocus } from '@/ui/kit/focus/focus.ts';
import { DialogFrame } from '@/ui/kit/overlay/dialog-frame.tsx';
import { shellMessages } from '@/ui/messages/ko/shell.ts';
import { createCode, useLoadable } from '../islands/code.ts';
import { useCore } from '../islands/core-context.tsx';
import { useRetry } from '../islands/deployment.ts';
import { createIsland } from '../islands/island.tsx';
import { ServedIsland } from '../islands/prerendered-island.tsx';
import styles from './dialogs.module.css';
import { CoreFailure } from './load-failure.tsx';

/** The ids of the dialogs in every page, for their buttons and the program. */
export const DRAWER_ID = 'menu';
export const LOGIN_ID = 'login';

/** The content of the drawer; its code loads with the core and hydrates the served elements. */
export const drawerMenu = createCode(() =>
  import('./dialog-contents.ts').then(({ servedDialogs }) => servedDialogs.DrawerMenu),
);

/**
 * The side drawer with the whole menu. It is in every page, and the browser can open it before the program runs
 * (`early-script.ts`): it is memoised, because a new render from above would remove an open menu.
 */
export const Drawer = memo(function Drawer() {
  return (
    <dialog id={DRAWER_ID} className={styles.place} aria-label={shellMessages.wholeMenu}>
      <Suspense fallback={<MenuSpinner />}>
        <Menu />
      </Suspense>
    </dialog>
  );
});

/** Shown in a page that was not served prerendered, such as a member's. */
function MenuSpinner() {
  return (
    <div className={styles.drawer}>
      {/* oxlint-disable-next-line react/forbid-elements -- the drawer is read as a whole when it opens */}
      <SilentSpinner />
    </div>
  );
}

/** If its code fails to load, the served menu stays: links and groups work without it. */
function Menu() {
  return createElement(use(drawerMenu.promise));
}

/** The content of the login dialog; its code loads with the core and hydrates the served elements. */
export const loginDialog = createIsland(() =>
  import('./dialog-contents.ts').then(({ servedDialogs }) => servedDialogs.LoginDialog),
);

/**
 * The login dialog (AUTH-01). It is in every page, and the browser can open it before the program runs (`early-script.ts`):
 * text typed by then is kept.
 */
export const LoginLayer = memo(function LoginLayer() {
  return (
    <dialog
      id={LOGIN_ID}
      className={classNames(styles.place, styles.login)}
      aria-label={shellMessages.login}
      onClose={restoreFocus}
    >
      <DialogFrame>
        <LostLogin />
        {/* oxlint-disable-next-line react/forbid-elements -- the dialog is read as a whole when it opens */}
        <ServedIsland island={loginDialog} fallback={<SilentSpinner />} />
      </DialogFrame>
    </dialog>
  );
});

/** Says that the dialog's code failed to load; inside the dialog, because nothing can be shown above it. */
function LostLogin() {
  const core = useCore();
  const view = useLoadable(loginDialog);
  const retry = useRetry();
  if (core.status !== 'failed' && view.status !== 'failed') return null;
  return <CoreFailure onRetry={() => void retry(() => Promise.all([core.fetch(), loginDialog.load()]))} />;
}

/** The browser returns the focus to the element that opened the dialog; if that is gone, the page's heading gets it. */
function restoreFocus(): void {
  if (document.activeElement === document.body) returnFocus(null, '[data-page-heading]');
}
