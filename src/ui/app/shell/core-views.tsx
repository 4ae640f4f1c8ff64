import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { coreFeature } from '@/composition/core.feature.ts';
import type { GetService } from '@/composition/feature.ts';
import { focusPressed } from '@/ui/kit/focus/pressed-focus.ts';
import { useService } from '../island/core.tsx';
import { createIsland } from '../island/island.ts';
import { drawerMenu } from './drawer.tsx';
import { OverlaySlot } from './overlay-slot.tsx';

const loginDialog = createIsland(() => import('../login/login-dialog.tsx').then((module) => module.LoginDialog));
const toasts = createIsland(() => import('./toast-host.tsx').then((module) => module.ToastHost));

const fetchMenu = () => void drawerMenu.load().catch(() => undefined);

/** What lies over the page, each part fetched when it is first needed: login dialog, toasts. */
export function Overlays() {
  const source = useService(coreFeature, 'toasts');
  const asksLogin = useSelector(useService(coreFeature, 'loginDialog'), ({ context }) => context.wasAsked);
  useEffect(focusPressed, []);
  // It holds the reader's own groups: where it did not come it is asked for again with the menu.
  const isMenuOpen = useSelector(useService(coreFeature, 'drawer'), (drawer) => drawer.hasTag('open'));
  useEffect(() => {
    if (isMenuOpen) fetchMenu();
  }, [isMenuOpen]);
  useEffect(() => {
    fetchMenu();
    // A toast that the line is cut could not fetch its own looks any more.
    const fetchToasts = () => void toasts.load().catch(() => undefined);
    if ('requestIdleCallback' in window) requestIdleCallback(fetchToasts);
    else setTimeout(fetchToasts, 1000);
  }, []);
  const hasToasts = useSyncExternalStore(source.subscribe, source.wasUsed, source.wasUsed);
  return (
    <>
      {asksLogin && <OverlaySlot island={loginDialog} props={{}} />}
      {hasToasts && <OverlaySlot island={toasts} props={{}} />}
    </>
  );
}

/** Opens the login dialog, from a button that stood on the page before the core was there. */
export function openLogin(get: GetService): void {
  get(coreFeature, 'loginDialog').send({
    type: 'login.asked',
    occasion: 'asked',
    returnTo: get(coreFeature, 'navigation').current(),
  });
}

/** Ends the session, likewise (AUTH-11). */
export function signOut(get: GetService): void {
  get(coreFeature, 'session').send({ type: 'session.signOutAsked' });
}
