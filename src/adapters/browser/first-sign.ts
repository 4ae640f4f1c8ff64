import { attempt } from './attempt.ts';
import { OPEN_KEY, TOKEN_KEYS } from './session-keys.ts';

/** One of them comes before whatever somebody does, a finger's press too; the last for programs that press without a pointer. */
const SIGNS = ['pointerover', 'keydown', 'focusin', 'click'] as const;

/** Until then whoever has opened a page in order to read it is not disturbed by what the page may need later. */
const READING_MS = 10_000;

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/**
 * Runs once the browser is idle after the first sign that somebody is about to do something, or when the page has been read for a
 * while. For whoever may be signed in that is at once; and so it is where somebody has begun before the program came, and without
 * a line, which has to be told.
 */
export function afterFirstSign(run: (sign?: Event) => void): void {
  const signs = new AbortController();
  let reading: ReturnType<typeof setTimeout> | undefined;
  const take = (sign?: Event) => {
    signs.abort();
    clearTimeout(reading);
    whenIdle(() => run(sign));
  };
  if (mayBeSignedIn() || hasBegun() || !navigator.onLine) {
    take();
    return;
  }
  reading = setTimeout(take, READING_MS);
  for (const sign of SIGNS) window.addEventListener(sign, take, { capture: true, passive: true, signal: signs.signal });
}

/** Without storage nobody is signed in across pages, except by a session that a new tab cannot know of (REL-07). */
const mayBeSignedIn = (): boolean =>
  attempt(() => [localStorage[OPEN_KEY], ...TOKEN_KEYS.map((key) => sessionStorage[key])].some(Boolean)) === true;

/** A field that a program fills, such as the browser's own memory of passwords, has the focus only. */
const hasBegun = (): boolean => navigator.userActivation?.hasBeenActive || document.activeElement !== document.body;
