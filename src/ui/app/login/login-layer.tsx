import { memo } from 'react';
import { SilentSpinner } from '@/ui/kit/feedback/spinner.tsx';
import { returnFocus } from '@/ui/kit/focus/return-focus.ts';
import { DialogFrame } from '@/ui/kit/overlay/dialog-frame.tsx';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import { useRetry } from '../code/deployment.ts';
import { useLoadable } from '../code/use-loadable.ts';
import { useCore } from '../island/core.tsx';
import { createIsland } from '../island/island.ts';
import { ServedIsland } from '../island/prerendered-island.tsx';
import { CoreFailure } from '../shell/core-failure.tsx';
import { LOGIN_ID } from '../shell/dialog-ids.ts';
import { dialogPlaceClassName } from '../shell/dialog-place-class-name.ts';
import styles from './login-layer.module.css';

/** The content of the login dialog; its code loads with the core and hydrates the served elements. */
export const loginDialog = createIsland(() =>
  import('../shell/served-dialogs.ts').then(({ servedDialogs }) => servedDialogs.LoginDialog),
);

/**
 * The login dialog (AUTH-01). It is in every page, and the browser can open it before the program runs (`early-script.ts`):
 * text typed by then is kept.
 */
export const LoginLayer = memo(function LoginLayer() {
  return (
    <dialog
      id={LOGIN_ID}
      className={dialogPlaceClassName(styles.place)}
      aria-label={shellMessages.login}
      onClose={keepFocus}
    >
      <DialogFrame>
        <LostLogin />
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
function keepFocus(): void {
  if (document.activeElement === document.body) returnFocus(null, '[data-page-heading]');
}
