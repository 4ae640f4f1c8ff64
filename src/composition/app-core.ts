import type { Core } from '../ui/app/island/core.tsx';
import { Overlays } from '../ui/app/shell/overlays.tsx';
import { listenForSearchKey } from '../ui/app/shell/search-key.ts';
import { watchShell } from '../ui/app/shell/shell-watch.ts';
import { type ContainerSettings, createContainer } from './container.ts';
import { coreFeature } from './core.feature.ts';
import { servicesIn } from './services.ts';
import { NAVIGATION, SESSION } from './tokens.ts';

/**
 * The app core in one module, so that it is bundled as one file.
 * @param firstSign what somebody did before the core was there, if it was loaded for that
 */
export function openCore(started: Pick<ContainerSettings, 'backend' | 'clock'>, firstSign?: Event): Core {
  const container = createContainer({ ...__CONFIGURATION__, ...started });
  listenForSearchKey(container.get(NAVIGATION), firstSign);
  const servicesOf = servicesIn(container);
  return { servicesOf, services: servicesOf(coreFeature), Overlays, shell: watchShell(container.get(SESSION)) };
}
