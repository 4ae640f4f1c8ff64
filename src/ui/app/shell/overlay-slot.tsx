import { createElement } from 'react';
import { type Island, useIsland } from '../island/island.ts';
import { CoreFailure } from './core-failure.tsx';

interface OverlaySlotProps<Props extends object> {
  readonly part: Island<Props>;
  readonly props: Props;
}

/** A part that lies over the page: it has no place of its own there, and says in the window that it cannot be had. */
export function OverlaySlot<Props extends object>({ part, props }: OverlaySlotProps<Props>) {
  const live = useIsland(part);
  if (live.status === 'ready') return createElement(live.value, props);
  return live.status === 'failed' ? <CoreFailure onRetry={live.retry} /> : null;
}
