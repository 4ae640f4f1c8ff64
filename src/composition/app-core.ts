import { makeBrowserClock } from '@/adapters/browser/browser-clock.ts';
import { churchZone } from '@/church/zone.ts';
import type { Core } from '../ui/app/island/core.tsx';
import { Overlays } from '../ui/app/shell/overlays.tsx';
import { listenForSearchKey } from '../ui/app/shell/search-key.ts';
import { watchShell } from '../ui/app/shell/shell-watch.ts';
import { type ContainerSettings, createContainer } from './container.ts';
import { coreFeature } from './core.feature.ts';
import { servicesIn } from './services.ts';
import { NAVIGATION, SESSION } from './tokens.ts';

interface StartedProgram extends Pick<ContainerSettings, 'backend'> {
  /** The time of the mocked server; the device's where there is none (MOCK-03). */
  readonly now: (() => Date) | undefined;
  /** The event that loaded the core, if the user's interaction did. */
  readonly firstInteraction: Event | undefined;
}

/** The app core in one module, so that it is bundled as one file. */
export function openCore({ backend, now, firstInteraction }: StartedProgram): Core {
  const clock = makeBrowserClock(churchZone, now);
  const container = createContainer({ ...__CONFIGURATION__, backend, clock });
  listenForSearchKey(container.get(NAVIGATION), firstInteraction);
  const servicesOf = servicesIn(container);
  return { servicesOf, services: servicesOf(coreFeature), Overlays, shell: watchShell(container.get(SESSION)) };
}
