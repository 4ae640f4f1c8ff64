import type { Failure } from '@/shared/domain/outcome.ts';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { managementMessages as messages } from '@/ui/messages/ko/organisation-management-messages.ts';

interface PartFailureProps {
  readonly reason: Failure;
  readonly onRetry: (() => void) | undefined;
}

/** Stands in the place of a part that cannot be read. */
export function PartFailure({ reason, onRetry }: PartFailureProps) {
  if (reason === 'notFound') {
    return <ErrorState sentence={messages.partMissing} next={messages.partMissingNext} />;
  }
  return <ErrorState sentence={messages.partFailed} next={failureMessages[reason]} onRetry={onRetry} />;
}
