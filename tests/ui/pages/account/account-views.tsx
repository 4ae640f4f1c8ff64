import { render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { browserNavigation } from '@/adapters/browser/browser-navigation.ts';
import { accountBindings } from '@/composition/account.bindings.ts';
import { servicesIn } from '@/composition/services.ts';
import { NAVIGATION } from '@/composition/tokens.ts';
import { createLoadable } from '@/shared/stores/loadable.ts';
import { CoreProvider } from '@/ui/app/island/core.tsx';
import * as views from '@/ui/app/shell/core-views.tsx';
import { watchShell } from '@/ui/app/shell/shell-watch.ts';
import { type CoreFakes, coreOf, type FakeCore } from '../../../fakes/core.ts';

/** Renders an account view with the application's wiring in strict mode, at an address of the window. */
export async function showAccountView(view: ReactElement, fakes: CoreFakes, address = '/'): Promise<FakeCore> {
  window.history.replaceState(null, '', address);
  const fake = await coreOf(fakes);
  const { container } = fake;
  container.load(accountBindings);
  container.rebind(NAVIGATION).toConstantValue(browserNavigation);
  const shell = watchShell(fake.session);
  const core = createLoadable(() => Promise.resolve({ service: servicesIn(container), views, shell }));
  await core.load();
  render(
    <StrictMode>
      <CoreProvider core={core}>{view}</CoreProvider>
    </StrictMode>,
  );
  return fake;
}
