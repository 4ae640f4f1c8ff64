import type { ReactElement, ReactNode } from 'react';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { ActionNotice } from '@/ui/kit/feedback/action-notice.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { NewsColumn } from './news-column.tsx';
import styles from './week-news.module.css';

interface ReadNewsProps<Value> {
  readonly messages: {
    readonly heading: string;
    readonly empty: string;
    readonly failed: string;
    readonly all: string;
  };
  /** The page with all of them. */
  readonly href: string;
  readonly viewModel: ReadOnceViewModel<Value>;
  readonly onRetry: () => void;
  /** Shown while loading. */
  readonly loading: ReactElement;
  /** Whether its content is a link already, so that no separate link is shown. */
  readonly leadsOn?: boolean;
  readonly className?: string | undefined;
  readonly children: (value: Value) => ReactNode;
}

/**
 * A column of the week with data from the server. Its empty and error states are small, because there are two more
 * columns.
 */
export function ReadNews<Value>({
  viewModel,
  onRetry,
  loading,
  leadsOn = false,
  children,
  ...column
}: ReadNewsProps<Value>) {
  const { empty, failed } = column.messages;
  return (
    <NewsColumn
      {...column}
      isLoading={viewModel.status === 'loading'}
      leadsOn={leadsOn && viewModel.status === 'ready'}
    >
      <Async
        state={viewModel}
        loading={loading}
        empty={<p className={styles.empty}>{empty}</p>}
        renderFailed={() => (
          <ActionNotice action={kitMessages.retry} onAction={onRetry} className={styles.failed}>
            <strong>{failed}</strong>
          </ActionNotice>
        )}
      >
        {children}
      </Async>
    </NewsColumn>
  );
}
