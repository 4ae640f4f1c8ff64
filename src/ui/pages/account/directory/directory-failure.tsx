import type { DirectoryEvent } from '@/people/machines/directory-state.ts';
import type { DirectoryViewModel } from '@/people/machines/provide-directory.ts';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { directoryMessages as messages, waitSentence } from '@/ui/messages/ko/directory-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';

interface DirectoryFailureProps {
  readonly sentence: string;
  /** What the user need not repeat. */
  readonly next?: string;
  readonly viewModel: DirectoryViewModel;
  readonly send: (event: DirectoryEvent) => void;
}

/** Why no further members are shown, and what the user can do; nothing without a failure. */
export function DirectoryFailure({ sentence, next, viewModel, send }: DirectoryFailureProps) {
  const { failure, waitMinutes } = viewModel;
  const retry = () => send({ type: 'retry.asked' });
  if (waitMinutes !== undefined) {
    return (
      <ErrorState
        sentence={messages.tooFast}
        next={waitSentence(waitMinutes)}
        onRetry={retry}
        retryLabel={messages.again}
      />
    );
  }
  if (failure === 'unsupported') return <EmptyState sentence={messages.unsupported} />;
  return failure && <FailureState sentence={sentence} reason={failure} next={next} onRetry={retry} />;
}
