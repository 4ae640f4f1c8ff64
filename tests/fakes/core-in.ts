import type { Container } from 'inversify';
import { coreFeature, servicesIn } from '@/composition/container.ts';
import { SESSION } from '@/composition/tokens.ts';
import { watchShell } from '@/core.tsx';
import type { Core } from '@/ui/app/islands/core-context.tsx';
import { Overlays } from '@/ui/app/shell/overlays.tsx';

/** The app core over a container of fakes. */
export function coreIn(container: Container): Core {
  const servicesOf = servicesIn(container);
  return { servicesOf, services: servicesOf(coreFeature), Overlays, shell: watchShell(container.get(SESSION)) };
}
