import { createContext, use, useCallback, useLayoutEffect, useRef } from 'react';

/** What stands at the site's host now, as far as this tab can tell. */
export interface Deployment {
  /** `same`: the build that this tab runs; `other`: a newer one; `none`: there is no line, or no site at its end. */
  readonly served: () => Promise<'same' | 'other' | 'none'>;
  /** Loads the page of the current address anew. */
  readonly reload: () => void;
  /** Whether the page of a path still stands in the tab as the host served it. */
  readonly stands: (path: string) => boolean;
  /** The page that was served has been left. */
  readonly leave: () => void;
}

const DeploymentContext = createContext<Deployment | undefined>(undefined);

export const DeploymentProvider = DeploymentContext;

type Load = () => Promise<unknown>;

/**
 * Asks again for code that did not come. Some browsers remember for good that a file failed, and a host that has a newer
 * build has the file no more: where the site is there and its file still does not come, the page is loaded anew.
 */
export function useRetry(): (load: Load) => Promise<void> {
  const deployment = use(DeploymentContext);
  return useCallback((load) => fetchOrReload(deployment, load, /same|other/), [deployment]);
}

/**
 * Fetches the code of each page that is opened, before it is shown: what did not come the last time is asked for again.
 * Where a newer build has replaced it, the page is loaded anew, and that build takes over (REL-31).
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

/** Whether a page that is shown stands there as it was served: it can be read where its code does not come. */
export function useStanding(path: string): boolean {
  return use(DeploymentContext)?.stands(path) === true;
}

async function fetchOrReload(deployment: Deployment | undefined, load: Load, when: RegExp): Promise<void> {
  try {
    await load();
  } catch {
    if (deployment !== undefined && when.test(await deployment.served())) deployment.reload();
  }
}
