import { type ReactNode, useId } from 'react';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';

interface OwnPartProps<Value> {
  readonly messages: {
    readonly title: string;
    readonly loading: string;
    readonly empty: string;
    readonly failed: string;
    readonly all: string;
  };
  /** The address of the page with all of them. */
  readonly href: string;
  readonly reading: { readonly viewModel: ReadOnceViewModel<Value>; readonly retry: () => void };
  readonly children: (value: Value) => ReactNode;
}

/** A part of the page with a list of its own, which is loaded and fails independently (MINE-01). */
export function OwnPart<Value>({ messages, href, reading: { viewModel, retry }, children }: OwnPartProps<Value>) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={viewModel.status === 'loading'}>
      <PartHeading id={id}>{messages.title}</PartHeading>
      <Async
        state={viewModel}
        loading={messages.loading}
        lines={3}
        empty={<p>{messages.empty}</p>}
        renderFailed={(reason) => <FailureState sentence={messages.failed} reason={reason} onRetry={retry} />}
      >
        {children}
      </Async>
      <TextLink alone href={href}>
        {messages.all}
      </TextLink>
    </section>
  );
}
