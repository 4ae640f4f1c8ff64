import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import type { FeatureName } from '@/composition/tokens.ts';
import type { Loadable, LoadState } from '@/shared/machines/loadable.ts';
import { useLoadable } from '../code/use-loadable.ts';
import type * as CoreViews from '../shell/core-views.tsx';

/** What the bars of the shell show of the core. */
export interface ShellViewModel {
  /** Who is signed in; absent for a visitor. */
  readonly email: string | undefined;
  /** Whether they are an Admin: a page may stand in another section for them. */
  readonly manages: boolean;
}

export interface ShellWatch {
  readonly read: () => ShellViewModel;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What loads after the first paint: the container, and the parts of the shell that live on its services. */
export interface Core {
  readonly container: Container;
  readonly views: typeof CoreViews;
  readonly shell: ShellWatch;
  /** What loads into the container when a view first needs it. */
  readonly feature: (name: FeatureName) => Loadable<unknown>;
}

export type GetService = <Service>(token: ServiceIdentifier<Service>) => Service;

const CoreContext = createContext<Loadable<Core> | undefined>(undefined);

export function CoreProvider({ core, children }: { readonly core: Loadable<Core>; readonly children: ReactNode }) {
  return <CoreContext value={core}>{children}</CoreContext>;
}

function useCoreLoadable(): Loadable<Core> {
  const core = use(CoreContext);
  if (core === undefined) throw new Error('There is no CoreProvider above this view');
  return core;
}

/** The app core, as far as it is there. */
export function useCore(): LoadState<Core> & { readonly load: () => void; readonly fetch: () => Promise<Core> } {
  const core = useCoreLoadable();
  // A failure shows in the state; nobody waits for the promise here.
  const load = useCallback(() => void core.load().catch(() => undefined), [core]);
  return { ...useLoadable(core), load, fetch: core.load };
}

const NOBODY: ShellViewModel = { email: undefined, manages: false };
const NO_CORE: ShellWatch = { read: () => NOBODY, subscribe: () => () => undefined };

/** What the bars show; what a visitor is shown, until the core is there. */
export function useShellViewModel(): ShellViewModel {
  const state = useLoadable(useCoreLoadable());
  const { read, subscribe } = state.status === 'ready' ? state.value.shell : NO_CORE;
  return useSyncExternalStore(subscribe, read, NO_CORE.read);
}

/** A service for a view that is shown only once the core is there. */
export function useService<Service>(token: ServiceIdentifier<Service>): Service {
  const state = useLoadable(useCoreLoadable());
  if (state.status !== 'ready') throw new Error('This view needs the core: show it inside IslandSlot');
  return state.value.container.get(token);
}

/** Runs something on the core, loading it first where it is not there yet; a failure shows in its state. */
export function useCommand(): (run: (views: Core['views'], get: GetService) => void) => void {
  const core = useCoreLoadable();
  return useCallback(
    (run) =>
      void core.load().then(
        ({ views, container }) => run(views, (token) => container.get(token)),
        () => undefined,
      ),
    [core],
  );
}
