import { createElement, memo, Suspense, use } from 'react';
import { SilentSpinner } from '@/ui/kit/feedback/spinner.tsx';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import { createCode } from '../code/code.ts';
import { DRAWER_ID } from './dialog-ids.ts';
import { dialogPlaceClassName } from './dialog-place-class-name.ts';
import styles from './drawer.module.css';

/** The content of the drawer; its code loads with the core and hydrates the served elements. */
export const drawerMenu = createCode(() =>
  import('./served-dialogs.ts').then(({ servedDialogs }) => servedDialogs.DrawerMenu),
);

/**
 * The side drawer with the whole menu. It is in every page, and the browser can open it before the program runs
 * (`early-script.ts`): it is memoised, because a new render from above would remove an open menu.
 */
export const Drawer = memo(function Drawer() {
  return (
    <dialog id={DRAWER_ID} className={dialogPlaceClassName()} aria-label={shellMessages.wholeMenu}>
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
      <SilentSpinner />
    </div>
  );
}

/** If its code fails to load, the served menu stays: links and groups work without it. */
function Menu() {
  return createElement(use(drawerMenu.promise));
}
