import { createElement, type ReactNode } from 'react';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { loadMessages } from '@/ui/messages/ko/page-messages.ts';
import { type Island, useIsland } from './island.ts';

interface IslandSlotProps<Props extends object> {
  readonly island: Island<Props>;
  readonly props: Props;
  /** Shown until the island is loaded, in prerendered pages too. */
  readonly fallback: ReactNode;
  /** Shown when loading it failed; a sentence with a retry when absent. */
  readonly failed?: ReactNode;
}

/** An island that needs the app core: its code and the core load when the page is shown. */
export function IslandSlot<Props extends object>({ island, props, fallback, failed }: IslandSlotProps<Props>) {
  const loaded = useIsland(island);
  if (loaded.status === 'ready') return createElement(loaded.value, props);
  if (loaded.status !== 'failed') return fallback;
  if (failed !== undefined) return failed;
  return <ErrorState sentence={loadMessages.pageFailed} next={loadMessages.pageFailedNext} onRetry={loaded.retry} />;
}
