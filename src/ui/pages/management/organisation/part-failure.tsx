import type { Fault } from '@/shared/domain/outcome.ts';
import { Face } from '@/ui/kit/feedback/face.tsx';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { managementMessages as words } from '@/ui/messages/ko/organisation-management-messages.ts';

interface PartFailureProps {
  readonly reason: Fault;
  readonly onRetry: (() => void) | undefined;
}

/** Stands in the place of a part that cannot be read. */
export function PartFailure({ reason, onRetry }: PartFailureProps) {
  if (reason === 'notFound') {
    return <Face kind="failed" sentence={words.partMissing} next={words.partMissingNext} />;
  }
  return <Face kind="failed" sentence={words.partFailed} next={faultSentences[reason]} onRetry={onRetry} />;
}
