import { createElement, memo, Suspense, use } from 'react';
import { SilentSpinner } from '@/ui/kit/feedback/spinner.tsx';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import { createCode } from '../code/code.ts';
import styles from './drawer.module.css';
import { DRAWER_ID } from './drawer-id.ts';

/** What the drawer holds; it comes with the core, and takes over what stands there. */
export const drawerMenu = createCode(() => import('./drawer-menu.tsx').then((module) => module.DrawerMenu));

/**
 * The side drawer with the whole menu. It stands in every page, and the platform opens it before any program runs
 * (`early-script.ts`): nothing above it may be rendered anew for it, or an open menu would be wiped.
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

/** In a page that was not served whole, as of a member, nothing stands there yet. */
function MenuSpinner() {
  return (
    <div className={styles.drawer}>
      <SilentSpinner />
    </div>
  );
}

/** Where its code does not come, what was served stays: links and groups work without it. */
function Menu() {
  return createElement(use(drawerMenu.arrival));
}
