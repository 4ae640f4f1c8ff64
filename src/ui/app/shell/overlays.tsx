import { useSelector } from '@xstate/react';
import { createElement, useEffect, useSyncExternalStore } from 'react';
import { focusPressed } from '@/ui/kit/focus/pressed-focus.ts';
import { watchPresses } from '@/ui/kit/press-end.ts';
import { guardPresses } from '@/ui/kit/press-guard.ts';
import { useLoadable } from '../islands/code.ts';
import { useCoreService } from '../islands/core-context.tsx';
import { createIsland, type Island, useIsland } from '../islands/island.tsx';
import { drawerMenu, loginDialog } from './dialogs.tsx';
import { CoreFailure } from './load-failure.tsx';

const toasts = createIsland(() => import('./toasts.tsx').then((module) => module.ToastHost));
const offline = createIsland(() => import('./offline-layer.tsx').then((module) => module.OfflineLayerIsland));

const fetchLogin = () => void loginDialog.load().catch(() => undefined);
const fetchMenu = () => void drawerMenu.load().catch(() => undefined);

/** The layers over the page. */
export function Overlays() {
  const source = useCoreService('toasts');
  useEffect(focusPressed, []);
  useEffect(guardPresses, []);
  useEffect(watchPresses, []);
  // Contains the user's own groups: if it failed to load, opening the menu requests it again.
  const isMenuOpen = useSelector(useCoreService('drawer'), (drawer) => drawer.hasTag('open'));
  useEffect(() => {
    if (isMenuOpen) fetchMenu();
  }, [isMenuOpen]);
  useEffect(() => {
    fetchMenu();
    fetchLogin();
    const fetchRest = () => {
      // Loaded ahead: the toast about a lost connection could not load its code any more.
      toasts.load().catch(() => undefined);
      // Without it the site goes on as it is.
      offline.load().catch(() => undefined);
    };
    whenPageRests(fetchRest);
  }, []);
  const layer = useLoadable(offline);
  const hasToasts = useSyncExternalStore(source.subscribe, source.wasUsed, source.wasUsed);
  return (
    <>
      {hasToasts && <OverlaySlot island={toasts} props={{}} />}
      {layer.status === 'ready' && createElement(layer.value)}
    </>
  );
}

/** Once the page has all of its own, and nothing else to do. */
function whenPageRests(run: () => void): void {
  // Not shared with `first-interaction.ts`: no layer may be imported by both, and without idle callbacks that one waits less.
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, 1000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

interface OverlaySlotProps<Props extends object> {
  readonly island: Island<Props>;
  readonly props: Props;
}

/** A layer over the page: it takes no room in the page, and a failure to load it is shown over the page. */
function OverlaySlot<Props extends object>({ island, props }: OverlaySlotProps<Props>) {
  const overlay = useIsland(island);
  if (overlay.status === 'ready') return createElement(overlay.value, props);
  return overlay.status === 'failed' ? <CoreFailure onRetry={overlay.retry} /> : null;
}
