import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import type { Feature, GetService } from '@/composition/feature.ts';
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

/** What loads after the first paint: services, and the parts of the shell that live on them. */
export interface Core {
  /** Any service of any feature whose code is there. */
  readonly service: GetService;
  readonly views: typeof CoreViews;
  readonly shell: ShellWatch;
}

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

/**
 * A service of the view's feature, or of the core's own, for a view that is shown only once the core is there. What the
 * feature does not offer does not compile.
 */
export function useService<Services extends object, Name extends keyof Services>(
  feature: Feature<Services>,
  name: Name,
): Services[Name] {
  const state = useLoadable(useCoreLoadable());
  if (state.status !== 'ready') throw new Error('This view needs the core: show it inside IslandSlot');
  return state.value.service(feature, name);
}

/** Runs something on the core, loading it first where it is not there yet; a failure shows in its state. */
export function useCommand(): (run: (views: Core['views'], get: GetService) => void) => void {
  const core = useCoreLoadable();
  return useCallback(
    (run) =>
      void core.load().then(
        ({ views, service }) => run(views, service),
        () => undefined,
      ),
    [core],
  );
}
