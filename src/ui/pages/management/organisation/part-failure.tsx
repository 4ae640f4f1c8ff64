import type { Failure } from '@/shared/domain/outcome.ts';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { managementMessages as messages } from '@/ui/messages/ko/organisation-management-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';

interface PartFailureProps {
  readonly reason: Failure;
  readonly onRetry: (() => void) | undefined;
}

/** Shown when a part cannot be read. */
export function PartFailure({ reason, onRetry }: PartFailureProps) {
  if (reason === 'notFound') {
    return <ErrorState sentence={messages.partMissing} next={messages.partMissingNext} />;
  }
  return <FailureState sentence={messages.partFailed} reason={reason} onRetry={onRetry} />;
}
