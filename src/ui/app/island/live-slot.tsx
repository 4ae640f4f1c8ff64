import { createElement, type ReactNode } from 'react';
import { Face } from '@/ui/kit/feedback/face.tsx';
import { loadMessages } from '@/ui/messages/ko/page-messages.ts';
import { type LivePart, useLivePart } from './live-part.ts';

interface LiveSlotProps<Props extends object> {
  readonly part: LivePart<Props>;
  readonly props: Props;
  /** Stands in its place until it is there, in prerendered pages too. */
  readonly waiting: ReactNode;
  /** Stands there when it cannot be fetched; a sentence with a retry when absent. */
  readonly failed?: ReactNode;
}

/** A part of a page that needs the members' core: all that it needs loads when the page is shown. */
export function LiveSlot<Props extends object>({ part, props, waiting, failed }: LiveSlotProps<Props>) {
  const live = useLivePart(part);
  if (live.status === 'ready') return createElement(live.value, props);
  if (live.status !== 'failed') return waiting;
  if (failed !== undefined) return failed;
  return (
    <Face kind="failed" sentence={loadMessages.pageFailed} next={loadMessages.pageFailedNext} onRetry={live.retry} />
  );
}
