import { createContext, use, useCallback, useLayoutEffect, useRef } from 'react';
import { normalisePath } from '@/shared/addresses.ts';
import { entrySlot } from '@/ui/kit/history/places.ts';

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

/**
 * The build that this page was served with, beside the one that its host serves now.
 * @param root the element of the page, which names the path that it was served for
 * @param servedEntry the program of the build that the host serves now; undefined where it does not answer
 */
export function servedDeployment(root: HTMLElement, servedEntry: () => Promise<string | undefined>): Deployment {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src');
  return {
    served: async () => {
      const now = await servedEntry();
      if (now === undefined) return 'none';
      return now === entry ? 'same' : 'other';
    },
    reload: () => {
      noteOpenDialog();
      window.location.reload();
    },
    // The served page may be that of another path, such as a host's not-found page.
    isAsServed: (path) => root.dataset['path'] === normalisePath(path),
    leave: () => root.removeAttribute('data-path'),
  };
}

/** The dialog that was open when the program reloaded the page. */
interface OpenDialog {
  readonly id: string;
  /** What its fields held, but for passwords, in their order. */
  readonly texts: readonly string[];
}

/** In the entry of the history, which a reload keeps. */
const noted = entrySlot('reopened', (found): OpenDialog | undefined => {
  const id: unknown = Reflect.get(Object(found), 'id');
  const texts: unknown = Reflect.get(Object(found), 'texts');
  return typeof id === 'string' && Array.isArray(texts) ? { id, texts: texts.map(String) } : undefined;
});

const fieldsOf = (dialog: Element) => [...dialog.querySelectorAll<HTMLInputElement>('input:not([type="password"])')];

/** Notes which dialog is open, and what was typed into it. */
export function noteOpenDialog(): void {
  const dialog = document.querySelector('dialog[open]');
  noted.write(dialog === null ? undefined : { id: dialog.id, texts: fieldsOf(dialog).map(({ value }) => value) });
}

/**
 * Opens the dialog that was open when the program reloaded the page, as a press on its button does, with what was typed:
 * its form takes that over, as it does what is typed before the program runs.
 */
export function reopenDialog(): void {
  const open = noted.read();
  if (open === undefined) return;
  noted.write(undefined);
  const dialog = document.getElementById(open.id);
  const fields = dialog === null ? [] : fieldsOf(dialog);
  for (const [at, field] of fields.entries()) field.value = open.texts[at] ?? '';
  const buttons = [...document.querySelectorAll<HTMLElement>(`[data-opens="${CSS.escape(open.id)}"]`)];
  buttons.find((button) => button.offsetParent !== null)?.click();
}
