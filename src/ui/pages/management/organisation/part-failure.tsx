import type { Fault } from '@/shared/domain/outcome.ts';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { managementMessages as words } from '@/ui/messages/ko/organisation-management-messages.ts';

interface PartFailureProps {
  readonly reason: Fault;
  readonly onRetry: (() => void) | undefined;
}

/** Stands in the place of a part that cannot be read. */
export function PartFailure({ reason, onRetry }: PartFailureProps) {
  if (reason === 'notFound') {
    return <ErrorState sentence={words.partMissing} next={words.partMissingNext} />;
  }
  return <ErrorState sentence={words.partFailed} next={faultSentences[reason]} onRetry={onRetry} />;
}
