import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import type { Feature, GetService } from '@/composition/feature.ts';
import type { Loadable, LoadState } from '@/shared/stores/loadable.ts';
import { useLoadable } from '../code/use-loadable.ts';
import type * as CoreViews from '../shell/core-views.tsx';

/** The part of the core's state that the shell's bars show. */
export interface ShellViewModel {
  /** The e-mail address of the signed-in user; absent for a visitor. */
  readonly email: string | undefined;
  /** Whether the user is an Admin: some pages belong to another section for Admins. */
  readonly manages: boolean;
}

export interface ShellWatch {
  readonly read: () => ShellViewModel;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Code that loads after the first paint: services, and the parts of the shell that use them. */
export interface Core {
  /** Any service of any loaded feature. */
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

/** The load state of the app core. */
export function useCore(): LoadState<Core> & { readonly load: () => void; readonly fetch: () => Promise<Core> } {
  const core = useCoreLoadable();
  // A failure is shown by the state; the promise is not awaited here.
  const load = useCallback(() => void core.load().catch(() => undefined), [core]);
  return { ...useLoadable(core), load, fetch: core.load };
}

const NOBODY: ShellViewModel = { email: undefined, manages: false };
const NO_CORE: ShellWatch = { read: () => NOBODY, subscribe: () => () => undefined };

/** What the bars show; a visitor's view until the core is loaded. */
export function useShellViewModel(): ShellViewModel {
  const state = useLoadable(useCoreLoadable());
  const { read, subscribe } = state.status === 'ready' ? state.value.shell : NO_CORE;
  return useSyncExternalStore(subscribe, read, NO_CORE.read);
}

/** The app core, for a view that needs it: suspends until it is loaded, while the island shows its fallback. */
export function useLoadedCore(): Core {
  return use(useCoreLoadable().promise);
}

/** A service of the view's feature, or of the core's own. Names that the feature does not have do not compile. */
export function useService<Services extends object, Name extends keyof Services>(
  feature: Feature<Services>,
  name: Name,
): Services[Name] {
  return useLoadedCore().service(feature, name);
}

/** Runs a command on the core, loading it first if needed; a failure is shown by its load state. */
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
