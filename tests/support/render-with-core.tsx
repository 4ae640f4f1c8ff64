import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { createLoadable } from '@/shared/loadable.store.ts';
import { CoreProvider } from '@/ui/app/islands/core-context.tsx';
import { type CoreFakes, coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';

/** Renders a view with a core of fakes that is already loaded, at an address of the site. */
export async function renderWithCore(view: ReactNode, fakes: CoreFakes = {}) {
  const fake = await coreOf(fakes);
  navigate(fakes.page ?? '/');
  // Links go by the browser's history.
  const listening = new AbortController();
  const arrive = () => fake.navigation.arrive(location.pathname + location.search);
  for (const change of ['pushState', 'replaceState', 'popstate'])
    window.addEventListener(change, arrive, { signal: listening.signal });
  onTestFinished(() => listening.abort());
  const core = createLoadable(() => Promise.resolve(fake.core));
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
