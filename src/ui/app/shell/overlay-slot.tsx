import { createElement } from 'react';
import { type Island, useIsland } from '../island/island.ts';
import { CoreFailure } from './core-failure.tsx';

interface OverlaySlotProps<Props extends object> {
  readonly island: Island<Props>;
  readonly props: Props;
}

/** A layer over the page: it takes no room in the page, and a failure to load it is shown over the page. */
export function OverlaySlot<Props extends object>({ island, props }: OverlaySlotProps<Props>) {
  const overlay = useIsland(island);
  if (overlay.status === 'ready') return createElement(overlay.value, props);
  return overlay.status === 'failed' ? <CoreFailure onRetry={overlay.retry} /> : null;
}
