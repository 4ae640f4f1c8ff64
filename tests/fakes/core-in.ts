import type { Container } from 'inversify';
import { coreFeature } from '@/composition/core.feature.ts';
import { servicesIn } from '@/composition/services.ts';
import { SESSION } from '@/composition/tokens.ts';
import type { Core } from '@/ui/app/island/core.tsx';
import { Overlays } from '@/ui/app/shell/overlays.tsx';
import { watchShell } from '@/ui/app/shell/shell-watch.ts';

/** The app core over a container of fakes. */
export function coreIn(container: Container): Core {
  const servicesOf = servicesIn(container);
  return { servicesOf, services: servicesOf(coreFeature), Overlays, shell: watchShell(container.get(SESSION)) };
}
