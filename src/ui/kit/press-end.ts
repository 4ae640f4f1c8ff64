let isUnderWay = false;
let ending: number | undefined;
const waiting = new Set<() => void>();

function begin(): void {
  clearTimeout(ending);
  isUnderWay = true;
}

function end(): void {
  clearTimeout(ending);
  // After the click, which follows at once.
  ending = window.setTimeout(() => {
    isUnderWay = false;
    const acts = [...waiting];
    waiting.clear();
    for (const act of acts) act();
  });
}

/**
 * Follows the presses of pointers, so that {@link afterPress} knows of them. A finger's press has its `mousedown`, on which the
 * focus moves, only after its `pointerup`.
 * @returns stops it
 */
export function watchPresses(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  for (const type of ['pointerdown', 'mousedown']) addEventListener(type, begin, options);
  for (const type of ['pointerup', 'pointercancel', 'mouseup']) addEventListener(type, end, options);
  return () => listening.abort();
}

/**
 * Acts at once, or when the press that is under way has ended: what appears sooner would push the pressed control from under
 * the pointer, and the press would be lost (REL-29).
 */
export function afterPress(act: () => void): void {
  if (isUnderWay) waiting.add(act);
  else act();
}
