import { createLoadable, type Loadable } from '@/shared/machines/loadable.ts';

/** A file that did not come is not asked for again before this time has passed (REL-28). */
const REST_MS = 1000;

/** A part of the program did not come; its cause is what the browser says of it. */
export class LostCode extends Error {
  override readonly name = 'LostCode';
}

/**
 * A part of the program, fetched when it is first needed. Where it does not come it is asked for at most once a second:
 * whoever asks sooner waits for the rest of that second.
 */
export function createCode<Value>(fetchCode: () => Promise<Value>): Loadable<Value> {
  let failedAt: number | undefined;

  return createLoadable(async () => {
    try {
      if (failedAt !== undefined) {
        await wait(failedAt + REST_MS - performance.now());
        await fetchLostSheets();
      }
      return await fetchCode();
    } catch (error) {
      failedAt = performance.now();
      throw new LostCode('A file of the program did not come', { cause: error });
    }
  });
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The bundler's loader asks for a style sheet only once: at the second time the code would come without its looks. */
function fetchLostSheets(): Promise<unknown> {
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
