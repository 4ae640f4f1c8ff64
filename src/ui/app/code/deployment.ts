import { createContext, use, useCallback, useLayoutEffect, useRef } from 'react';

/** The build that the host serves now, compared with that of this tab. */
export interface Deployment {
  /** `same`: the build that this tab runs; `other`: a newer one; `none`: offline, or the site does not answer. */
  readonly served: () => Promise<'same' | 'other' | 'none'>;
  /** Reloads the page; a dialog that is open now is open again then. */
  readonly reload: () => void;
  /** Whether the tab still shows the page of a path as the host served it. */
  readonly isAsServed: (path: string) => boolean;
  /** Notes that the user has left the served page. */
  readonly leave: () => void;
}

const DeploymentContext = createContext<Deployment | undefined>(undefined);

export const DeploymentProvider = DeploymentContext;

type Load = () => Promise<unknown>;

/**
 * Retries code that failed to load. Some browsers cache the failure of a file, and a host with a newer build no longer has the
 * file: if the site answers and the file still fails to load, the page is reloaded.
 */
export function useRetry(): (load: Load) => Promise<void> {
  const deployment = use(DeploymentContext);
  return useCallback((load) => fetchOrReload(deployment, load, /same|other/), [deployment]);
}

/**
 * Loads the code of each page that is opened, before it is shown, and retries code that failed to load the last time. If a
 * newer build has replaced the code, the page is reloaded with that build (REL-31).
 * @param path the path that is being opened
 */
export function useOpening(path: string, fetchPage: (path: string) => Promise<unknown>): void {
  const deployment = use(DeploymentContext);
  const last = useRef(path);

  useLayoutEffect(() => {
    if (last.current === path) return;
    last.current = path;
    deployment?.leave();
    void fetchOrReload(deployment, () => fetchPage(path), /other/);
  }, [path, fetchPage, deployment]);
}

/** Whether the shown page is still as the host served it: then it can be read even if its code fails to load. */
export function useIsAsServed(path: string): boolean {
  return use(DeploymentContext)?.isAsServed(path) === true;
}

async function fetchOrReload(deployment: Deployment | undefined, load: Load, when: RegExp): Promise<void> {
  try {
    await load();
  } catch {
    if (deployment !== undefined && when.test(await deployment.served())) deployment.reload();
  }
}
