import { type ComponentType, createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import type { coreEntry } from '@/composition/container.ts';
import type { Entry, GetServices, Needed, ServicesOf } from '@/composition/entry.ts';
import type { Loadable, LoadState } from '@/shared/loadable.store.ts';
import { useLoadable } from './code.ts';

/** The part of the core's state that the shell's bars show. */
export interface ShellViewModel {
  /** The e-mail address of the signed-in user; absent for a visitor. */
  readonly email: string | undefined;
  /** Whether the user is an Admin: some pages belong to another section for Admins. */
  readonly manages: boolean;
  /** The church's year (SHELL-08); absent until the core is loaded: a page prerendered last year would show that one. */
  readonly year: string | undefined;
}

export interface ShellWatch {
  readonly read: () => ShellViewModel;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The services that every view may ask for. */
type CoreServices = ServicesOf<typeof coreEntry>;

/** Code that loads after the first paint: services, and the part of the shell that uses them. */
export interface Core {
  /** The services of any entry that is loaded. */
  readonly servicesOf: GetServices;
  readonly services: CoreServices;
  /** The dialogs, toasts and other layers over the page. */
  readonly Overlays: ComponentType;
  readonly shell: ShellWatch;
}

const CoreContext = createContext<Loadable<Core> | undefined>(undefined);

export function CoreProvider({ core, children }: { readonly core: Loadable<Core>; readonly children: ReactNode }) {
  return <CoreContext value={core}>{children}</CoreContext>;
}

function useCoreLoadable(): Loadable<Core> {
  const core = use(CoreContext);
  if (core === undefined) throw new Error('No CoreProvider above');
  return core;
}

interface CoreState {
  readonly status: LoadState<Core>['status'];
  /** Present once the core is loaded. */
  readonly Overlays: ComponentType | undefined;
  readonly load: () => void;
  readonly fetch: () => Promise<unknown>;
}

/** The load state of the app core. */
export function useCore(): CoreState {
  const core = useCoreLoadable();
  const state = useLoadable(core);
  // A failure is shown by the state; the promise is not awaited here.
  const load = useCallback(() => void core.load().catch(() => undefined), [core]);
  const Overlays = state.status === 'ready' ? state.value.Overlays : undefined;
  return { status: state.status, Overlays, load, fetch: core.load };
}

const NOBODY: ShellViewModel = { email: undefined, manages: false, year: undefined };
const NO_CORE: ShellWatch = { read: () => NOBODY, subscribe: () => () => undefined };

/** What the bars show; a visitor's view until the core is loaded. */
export function useShellViewModel(): ShellViewModel {
  const state = useLoadable(useCoreLoadable());
  const { read, subscribe } = state.status === 'ready' ? state.value.shell : NO_CORE;
  return useSyncExternalStore(subscribe, read, NO_CORE.read);
}

/** The app core, for a view that needs it: suspends until it is loaded, while the island shows its fallback. */
function useLoadedCore(): Core {
  return use(useCoreLoadable().promise);
}

/** A service of the core; a name that the core does not offer does not compile. */
export function useCoreService<Name extends keyof CoreServices>(name: Name): CoreServices[Name] {
  return useLoadedCore().services[name];
}

/**
 * The services of an entry, for the view of an island: always the same object, which makes each when it is first read. Parts of the
 * view get those that they need as properties of their own.
 * @param given what only views have, where the entry asks for it
 */
export function useServices<Services extends object, Given>(
  entry: Entry<Services, Given>,
  ...given: Needed<Given>
): Services {
  return useLoadedCore().servicesOf(entry, ...given);
}

/** Runs a command on the core's services, loading the core first if needed; a failure is shown by its load state. */
export function useCommand(): (run: (services: CoreServices) => void) => void {
  const core = useCoreLoadable();
  return useCallback(
    (run) =>
      void core.load().then(
        ({ services }) => run(services),
        () => undefined,
      ),
    [core],
  );
}
