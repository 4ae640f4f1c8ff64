import { type Anchor, BUTTON_STEP, type LensEvent, WHEEL_STEP } from '@/content/machines/lens.machine.ts';

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Tells a lens of wheel, fingers and keys over its box; the mouse drags what is larger than the box. One finger scrolls as everywhere; so does the wheel, until the box was
 * pressed or Ctrl is held, and again where the page cannot get smaller: nobody who reads on is held up.
 * @returns a function that stops it
 */
export function watchLens(box: HTMLElement, send: (event: LensEvent) => void): () => void {
  const stopping = new AbortController();
  // React listens passively to these, and a gesture that is taken must be taken from the browser.
  const options = { passive: false, signal: stopping.signal } as const;

  box.addEventListener(
    'wheel',
    (event) => {
      const isMeant = event.ctrlKey || box.contains(document.activeElement);
      const grows = event.deltaY < 0;
      if (!isMeant || event.deltaY === 0 || (!grows && box.dataset['enlarged'] === undefined && !event.ctrlKey)) return;
      event.preventDefault();
      send({ type: 'scale.stepped', by: grows ? WHEEL_STEP : -WHEEL_STEP, anchor: anchorAt(box, event) });
    },
    options,
  );
  box.addEventListener(
    'touchstart',
    (event) => {
      if (event.touches.length === 2) send({ type: 'pinch.began', distance: spread(event).distance });
    },
    options,
  );
  box.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length !== 2) return;
      if (event.cancelable) event.preventDefault();
      const { distance, middle } = spread(event);
      send({ type: 'pinch.moved', distance, anchor: anchorAt(box, middle) });
    },
    options,
  );
  const ended = ({ touches }: TouchEvent) => {
    if (touches.length < 2) send({ type: 'pinch.ended' });
  };
  box.addEventListener('touchend', ended, options);
  box.addEventListener('touchcancel', ended, options);
  box.addEventListener(
    'keydown',
    (event) => {
      const asked = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
      if (asked !== undefined) send(asked);
    },
    options,
  );
  box.addEventListener(
    'pointermove',
    ({ pointerType, buttons, movementX, movementY }) => {
      if (pointerType === 'mouse' && buttons === 1) box.scrollBy(-movementX, -movementY);
    },
    options,
  );
  return () => stopping.abort();
}

const KEYS: Readonly<Record<string, LensEvent>> = {
  '+': { type: 'scale.stepped', by: BUTTON_STEP },
  '=': { type: 'scale.stepped', by: BUTTON_STEP },
  '-': { type: 'scale.stepped', by: -BUTTON_STEP },
  '0': { type: 'scale.reset' },
};

function anchorAt(box: HTMLElement, { clientX, clientY }: Point): Anchor {
  const { left, top } = box.getBoundingClientRect();
  return { clientX, clientY, contentX: clientX - left + box.scrollLeft, contentY: clientY - top + box.scrollTop };
}

function spread({ touches: [one, other] }: TouchEvent): { readonly distance: number; readonly middle: Point } {
  if (one === undefined || other === undefined) return { distance: 0, middle: { clientX: 0, clientY: 0 } };
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    middle: { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 },
  };
}
