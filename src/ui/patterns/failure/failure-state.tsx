import type { Failure } from '@/shared/domain/outcome.ts';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Message } from '@/ui/kit/layout/message.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { LoginOffer } from '../access/login-offer.tsx';

interface FailureStateProps {
  /** A sentence that says what could not be loaded. */
  readonly sentence: string;
  readonly reason: Failure;
  /** Shown after the reason. */
  readonly next?: string | undefined;
  readonly onRetry: (() => void) | undefined;
}

/** Shown in place of content that could not be loaded: what failed, why, and what the user can do (REL-03). */
export function FailureState({ sentence, reason, next, onRetry }: FailureStateProps) {
  if (reason === 'unauthorized') return <LoginOffer sentence={sentence} next={next} onRetry={onRetry} />;
  return (
    <ErrorState sentence={sentence} next={<Message text={inTurn(failureMessages[reason], next)} />} onRetry={onRetry} />
  );
}
