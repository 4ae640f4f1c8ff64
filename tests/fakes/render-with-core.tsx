import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { createLoadable } from '@/shared/stores/loadable.ts';
import { CoreProvider } from '@/ui/app/island/core.tsx';
import { type CoreFakes, coreOf } from './core.ts';
import { coreIn } from './core-in.ts';
import { settled } from './deferred.ts';

/** Renders a view with a core of fakes that is already loaded, at an address of the site. */
export async function renderWithCore(view: ReactNode, fakes: CoreFakes = {}) {
  const fake = await coreOf(fakes);
  navigate(fakes.page ?? '/');
  const core = createLoadable(() => Promise.resolve(coreIn(fake.container)));
  await core.load();
  const { unmount, rerender } = render(<CoreProvider core={core}>{view}</CoreProvider>);
  await settle();
  return {
    ...fake,
    unmount,
    /** Renders another view, or the same with other properties, with the same core. */
    show: async (next: ReactNode) => {
      rerender(<CoreProvider core={core}>{next}</CoreProvider>);
      await settle();
    },
  };
}

/** Waits until views and machines are idle. */
export const settle = (): Promise<void> => act(() => settled());
