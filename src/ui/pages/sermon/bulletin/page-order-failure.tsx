import type { Failure } from '@/shared/domain/outcome.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { bulletinMessages } from '@/ui/messages/ko/bulletin-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';

interface PageOrderFailureProps {
  readonly reason: Failure;
  readonly onReadAnew: () => void;
}

/** Why the pages were not saved as they were put, and what can be done. */
export function PageOrderFailure({ reason, onReadAnew }: PageOrderFailureProps) {
  return (
    <Notice kind="bad" alert>
      <strong>{bulletinMessages.arrangeFailed}</strong>
      <p>
        {reason === 'unsupported' ? bulletinMessages.arrangeUnsupported : failureMessages[reason]}{' '}
        {bulletinMessages.arrangeKept}
      </p>
      {reason === 'conflict' && (
        <Button variant="quiet" onClick={onReadAnew}>
          {bulletinMessages.readAnew}
        </Button>
      )}
    </Notice>
  );
}
