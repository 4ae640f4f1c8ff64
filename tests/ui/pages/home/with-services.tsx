import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { servicesIn } from '@/composition/services.ts';
import { createLoadable } from '@/shared/stores/loadable.ts';
import { CoreProvider } from '@/ui/app/island/core.tsx';
import * as views from '@/ui/app/shell/core-views.tsx';
import { emptyShell } from '../../../fakes/empty-shell.ts';

/** A core whose container the test fills; loaded before the view is rendered. */
export async function withServices(fill: (container: Container) => void): Promise<(view: ReactNode) => ReactNode> {
  const container = new Container({ defaultScope: 'Singleton' });
  fill(container);
  const core = createLoadable(() => Promise.resolve({ service: servicesIn(container), views, shell: emptyShell }));
  await core.load();
  return (view) => <CoreProvider core={core}>{view}</CoreProvider>;
}
