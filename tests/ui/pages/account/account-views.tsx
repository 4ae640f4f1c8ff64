import { render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { browserNavigation } from '@/adapters/browser/navigation.ts';
import { NAVIGATION } from '@/composition/tokens.ts';
import { createLoadable } from '@/shared/loadable.store.ts';
import { CoreProvider } from '@/ui/app/islands/core-context.tsx';
import { type CoreFakes, coreOf, type FakeCore } from '../../../fakes/core.ts';

/** Renders an account view with the application's wiring in strict mode, at an address of the window. */
export async function showAccountView(view: ReactElement, fakes: CoreFakes, address = '/'): Promise<FakeCore> {
  window.history.replaceState(null, '', address);
  const fake = await coreOf(fakes);
  fake.replace(NAVIGATION, browserNavigation);
  const core = createLoadable(() => Promise.resolve(fake.core));
  await core.load();
  render(
    <StrictMode>
      <CoreProvider core={core}>{view}</CoreProvider>
    </StrictMode>,
  );
  return fake;
}
