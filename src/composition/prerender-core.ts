import { makeBrowserClock } from '@/adapters/browser/browser-clock.ts';
import { restingLoginDialog } from '@/auth/machines/start-login-dialog.ts';
import { restingSession } from '@/auth/machines/start-session.ts';
import { churchZone } from '@/church/zone.ts';
import type { Core } from '../ui/app/island/core.tsx';
import { HOME } from '../ui/app/routes/public-routes.ts';
import { Overlays } from '../ui/app/shell/overlays.tsx';
import { watchShell } from '../ui/app/shell/shell-watch.ts';
import { createContainer } from './container.ts';
import { coreFeature } from './core.feature.ts';
import { servicesIn } from './services.ts';
import { LOGIN_DIALOG, SESSION } from './tokens.ts';

/** The app core for prerendering, without a browser: its actors never start, and it sends no call. */
export function openPrerenderCore(): Core {
  const container = createContainer({
    ...__CONFIGURATION__,
    backend: new Promise(() => undefined),
    clock: makeBrowserClock(churchZone),
  });
  const session = restingSession();
  container.rebind(SESSION).toConstantValue(session);
  container.rebind(LOGIN_DIALOG).toConstantValue(restingLoginDialog(HOME));
  const servicesOf = servicesIn(container);
  return { servicesOf, services: servicesOf(coreFeature), Overlays, shell: watchShell(session) };
}
