import { useEffect, useSyncExternalStore } from 'react';
import { createLoadable, IDLE, type Loadable, type LoadState } from '@/shared/loadable.store.ts';

/** The least time between two requests for a file that failed to load (REL-28). */
const REST_MS = 1000;

/** A chunk of code failed to load; `cause` is the browser's error. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError';
}

/**
 * A chunk of code, loaded when it is first needed. After a failure it is requested at most once a second: an earlier request
 * waits for the rest of that second.
 */
export function createCode<Value>(fetchCode: () => Promise<Value>): Loadable<Value> {
  let failedAt: number | undefined;

  return createLoadable(async () => {
    try {
      if (failedAt !== undefined) {
        await wait(failedAt + REST_MS - performance.now());
        await fetchFailedStyleSheets();
      }
      return await fetchCode();
    } catch (error) {
      failedAt = performance.now();
      throw new CodeLoadError('A file of the program did not come', { cause: error });
    }
  });
}

/** A wait of the product: no event announces that a host may be asked again. */
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The bundler's loader requests a style sheet only once: on a retry the code would load without its styles. */
function fetchFailedStyleSheets(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')];
  return Promise.all(links.filter(({ sheet }) => sheet === null).map(fetchSheet));
}

function fetchSheet(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(link.href)));
    link.setAttribute('href', link.href);
  });
}

/** Follows a loadable; while prerendering nothing is loaded yet. */
export function useLoadable<Value>(loadable: Loadable<Value>): LoadState<Value> {
  return useSyncExternalStore(loadable.subscribe, loadable.state, () => IDLE);
}

/** Follows a loadable, and loads it when the view is shown. A failure is a state, never thrown. */
export function useLoaded<Value>(loadable: Loadable<Value>): LoadState<Value> {
  useEffect(() => void loadable.load().catch(() => undefined), [loadable]);
  return useLoadable(loadable);
}
