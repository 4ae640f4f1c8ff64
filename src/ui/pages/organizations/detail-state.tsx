import type { ReactNode } from 'react';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { organisationMessages, titleOf } from '@/ui/messages/ko/organisation-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';

interface DetailStateProps<Value> {
  /** The full name, or the part of it that is known. */
  readonly title: string;
  readonly viewModel: ReadOnceViewModel<Value>;
  readonly messages: { readonly loading: string; readonly failed: string };
  readonly onRetry: () => void;
  readonly children: (value: Value) => ReactNode;
}

/**
 * A detail under its title, which is also the document's; a spinner while it loads, and a retry button when it fails.
 */
export function DetailState<Value>({ title, viewModel, messages, onRetry, children }: DetailStateProps<Value>) {
  return (
    <>
      <title>{titleOf(title)}</title>
      <PageHead title={title} over={organisationMessages.over} />
      <Async
        state={viewModel}
        loading={<Spinner label={messages.loading} />}
        renderFailed={(reason) => <FailureState sentence={messages.failed} reason={reason} onRetry={onRetry} />}
      >
        {children}
      </Async>
    </>
  );
}
