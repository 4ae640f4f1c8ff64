import { render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { browserNavigation } from '@/adapters/browser/navigation.ts';
import { accountBindings } from '@/composition/account.ts';
import { NAVIGATION } from '@/composition/tokens.ts';
import { coreIn } from '@/core.tsx';
import { createLoadable } from '@/shared/loadable.store.ts';
import { CoreProvider } from '@/ui/app/islands/core-context.tsx';
import { type CoreFakes, coreOf, type FakeCore } from '../../../fakes/core.ts';

/** Renders an account view with the application's wiring in strict mode, at an address of the window. */
export async function showAccountView(view: ReactElement, fakes: CoreFakes, address = '/'): Promise<FakeCore> {
  window.history.replaceState(null, '', address);
  const fake = await coreOf(fakes);
  const { container } = fake;
  container.load(accountBindings);
  container.rebind(NAVIGATION).toConstantValue(browserNavigation);
  const core = createLoadable(() => Promise.resolve(coreIn(container)));
  await core.load();
  render(
    <StrictMode>
      <CoreProvider core={core}>{view}</CoreProvider>
    </StrictMode>,
  );
  return fake;
}
