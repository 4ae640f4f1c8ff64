import { attempt, OPEN_KEY, TOKEN_KEYS } from './storage.ts';

/** The first events of any interaction: touch fires `pointerover` too; assistive technology may fire `click` alone. */
const EVENTS = ['pointerover', 'keydown', 'focusin', 'click'] as const;

/** Milliseconds without an interaction after which the callback runs all the same. */
const READING_MS = 10_000;

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/**
 * Defers work until the visitor interacts: calls `run` when the browser is idle after the first interaction, or after
 * ten seconds. `run` is called at the next idle moment, without an event, when the user may be signed in, has
 * interacted before the program loaded, or is offline, which the page has to report (OFFL-02).
 * @param run receives the first event of the interaction
 */
export function afterFirstInteraction(run: (event?: Event) => void): void {
  const waiting = new AbortController();
  let reading: ReturnType<typeof setTimeout> | undefined;
  const take = (event?: Event) => {
    waiting.abort();
    clearTimeout(reading);
    whenIdle(() => run(event));
  };
  if (mayBeSignedIn() || hasBegun() || !navigator.onLine) {
    take();
    return;
  }
  reading = setTimeout(take, READING_MS);
  for (const type of EVENTS)
    window.addEventListener(type, take, { capture: true, passive: true, signal: waiting.signal });
}

/** Whether storage holds a token, or the mark of a session that a new tab takes over; false where storage is denied (REL-07). */
const mayBeSignedIn = (): boolean =>
  attempt(() => [localStorage[OPEN_KEY], ...TOKEN_KEYS.map((key) => sessionStorage[key])].some(Boolean)) === true;

/** Whether the user has interacted already; a field that a password manager filled has only the focus. */
const hasBegun = (): boolean => navigator.userActivation?.hasBeenActive || document.activeElement !== document.body;
