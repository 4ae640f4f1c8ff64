/** Within this time, in milliseconds, a second press belongs to the hand that made the first one (REL-29). */
export const HAND_MS = 400;

/** Within this distance, in CSS pixels, it is meant for the same place. */
const PLACE_PX = 24;

const CONTROLS = [
  'a[href], button, input, select, textarea, label, summary',
  '[role="button"], [role="link"], [role="option"], [role="menuitem"], [role="tab"], [role="switch"], [role="checkbox"]',
].join();

const LAYERS = '[data-shown]';

/** Says that a dialog, a list or a menu is shown from now on: a press that begins soon after was aimed at what it covers. */
export function noteShown(layer: HTMLElement | null): void {
  if (layer !== null) layer.dataset['shown'] = String(performance.now());
}

interface Press {
  readonly control: Element | null;
  /** What the control said. */
  readonly said: string | null | undefined;
  readonly at: number;
  /** Where a pointer was pressed; a key is pressed at no place. */
  readonly place: { readonly x: number; readonly y: number } | undefined;
}

/**
 * Turns away the presses of a hand that were not meant for what they hit: the second of two on one place that hits another control
 * than the first, since what lay there has moved, or the same one that says something else by now, such as what takes the first
 * press back; one in a layer that has just opened; a key that is held down; and one that sends a form again as it is, which a
 * quick answer has refused, or emptied (REL-17). Any other control twice is its own affair (`busy`). A press is judged by its
 * beginning, and its click is swallowed: what begins with `pointerdown`, such as a drag, goes on. A click that began with neither
 * pointer nor key comes from a device that aims at the control itself.
 * @returns stops it
 */
export function guardPresses(): () => void {
  let last: Press | undefined;
  let isHeld = false;
  let heldKey: string | undefined;
  let sent: { readonly by: HTMLElement | null; readonly at: number } | undefined;

  const begin = (target: EventTarget | null, place: Press['place']): boolean => {
    const element = target instanceof Element ? target : null;
    const control = controlOf(element);
    const press = { control, said: control?.textContent, at: performance.now(), place };
    const isMeant = isMeantFor(press, last) && !isJustShown(element);
    // What is turned away was meant for what the hand has pressed before: it still does not count for another control.
    last = isMeant || !last ? press : { ...last, at: press.at, place };
    return isMeant;
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (event.isPrimary && event.button === 0) isHeld = !begin(event.target, { x: event.clientX, y: event.clientY });
  };

  const onClick = (event: MouseEvent): void => {
    // One without a count was made by a program.
    if (isHeld && event.detail > 0) stop(event);
    isHeld = false;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (/^(?:Tab|Arrow|Home|End|Page)/.test(event.key)) last = undefined;
    if (!isPressing(event)) return;
    const isTurnedAway = event.repeat || !begin(event.target, undefined);
    heldKey = isTurnedAway ? event.key : undefined;
    if (isTurnedAway) stop(event);
  };

  // A button is pressed by the space bar when it is let go.
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.key === heldKey) stop(event);
    heldKey = undefined;
  };

  const onSubmit = (event: SubmitEvent): void => {
    const by = event.submitter;
    const isRepeated = sent?.by === by && performance.now() - sent.at < HAND_MS;
    sent = { by, at: performance.now() };
    if (isRepeated) stop(event);
  };

  const onInput = (): void => {
    sent = undefined;
  };

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener('pointerdown', onPointerDown, options);
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKeyDown, options);
  addEventListener('keyup', onKeyUp, options);
  addEventListener('submit', onSubmit, options);
  addEventListener('input', onInput, options);
  return () => listening.abort();
}

function controlOf(element: Element | null): Element | null {
  const control = element?.closest(CONTROLS) ?? null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

function isMeantFor(press: Press, last: Press | undefined): boolean {
  if (!last?.control || !press.control || (press.control === last.control && press.said === last.said)) return true;
  if (press.at - last.at >= HAND_MS) return true;
  return press.place !== undefined && last.place !== undefined && distance(press.place, last.place) >= PLACE_PX;
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** Whether the layer around an element is shown only since a hand's last press. */
export const isJustShown = (element: Element | null): boolean =>
  performance.now() - Number(element?.closest<HTMLElement>(LAYERS)?.dataset['shown'] ?? Number.NEGATIVE_INFINITY) <
  HAND_MS;

/** Whether a key presses something: in a field the space bar writes, and in a text of several lines Enter does. */
function isPressing({ key, target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || !(target instanceof HTMLElement) || target.isContentEditable) return false;
  if (key === 'Enter') return target.localName !== 'textarea';
  return (
    key === ' ' && !target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"])')
  );
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
