import { createElement } from 'react';
import { type LivePart, useLivePart } from '../island/live-part.ts';
import { CoreFailure } from './core-failure.tsx';

interface OverlaySlotProps<Props extends object> {
  readonly part: LivePart<Props>;
  readonly props: Props;
}

/** A part that lies over the page: it has no place of its own there, and says in the window that it cannot be had. */
export function OverlaySlot<Props extends object>({ part, props }: OverlaySlotProps<Props>) {
  const live = useLivePart(part);
  if (live.status === 'ready') return createElement(live.value, props);
  return live.status === 'failed' ? <CoreFailure onRetry={live.retry} /> : null;
}
