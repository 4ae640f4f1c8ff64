import type { Failure } from '@/shared/domain/outcome.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Message } from '@/ui/kit/layout/message.tsx';
import { bulletinMessages } from '@/ui/messages/ko/bulletin-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';

interface PageOrderFailureProps {
  readonly reason: Failure;
  readonly onReload: () => void;
}

/** Why the new order was not saved, and what the editor can do. */
export function PageOrderFailure({ reason, onReload }: PageOrderFailureProps) {
  return (
    <Notice kind="bad" alert>
      <strong>{bulletinMessages.arrangeFailed}</strong>
      <p>
        <Message text={reason === 'unsupported' ? bulletinMessages.arrangeUnsupported : failureMessages[reason]} />{' '}
        {bulletinMessages.arrangeKept}
      </p>
      {reason === 'conflict' && (
        <Button variant="quiet" onClick={onReload}>
          {bulletinMessages.reload}
        </Button>
      )}
    </Notice>
  );
}
