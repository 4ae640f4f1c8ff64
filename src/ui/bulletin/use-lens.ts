import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type LensContext, type LensEvent, lensMachine } from '@/content/machines/lens.machine.ts';
import { watchLens } from './watch-lens.ts';

export interface RunningLens {
  readonly context: LensContext;
  readonly send: (event: LensEvent) => void;
  readonly box: RefObject<HTMLElement | null>;
}

/** Runs the lens over a box of pages: wheel, pinch, keys, and dragging with the mouse (BULL-03). */
export function useLens(): RunningLens {
  const [{ context }, send] = useMachine(lensMachine);
  const box = useRef<HTMLElement>(null);

  useEffect(() => (box.current === null ? undefined : watchLens(box.current, send)), [send]);
  useLayoutEffect(() => keepInPlace(box.current, context), [context]);

  return { context, send, box };
}

/** Scrolls so that the point under the pointer, or between the fingers, stays there while its page grows. */
function keepInPlace(box: HTMLElement | null, { scale, before, anchor }: LensContext): void {
  if (box === null || anchor === undefined) return;
  const ratio = scale / before;
  const { left, top } = box.getBoundingClientRect();
  box.scrollLeft = anchor.contentX * ratio - (anchor.clientX - left);
  box.scrollTop = anchor.contentY * ratio - (anchor.clientY - top);
  // What the box cannot scroll, since it ends there, the page does.
  const drift = top + anchor.contentY * ratio - box.scrollTop - anchor.clientY;
  if (Math.abs(drift) > 1) window.scrollBy(0, drift);
}
