import { type ReactNode, useId } from 'react';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import styles from './week-news.module.css';

interface NewsColumnProps<Value> {
  readonly words: {
    readonly heading: string;
    readonly empty: string;
    readonly failed: string;
    readonly all: string;
  };
  /** Where all of it is found. */
  readonly href: string;
  readonly viewModel: ReadOnceViewModel<Value>;
  readonly onRetry?: (() => void) | undefined;
  /** Stands there until it is read. */
  readonly waiting: ReactNode;
  /** Leads on by itself: then no link follows what was read. */
  readonly leadsOn?: boolean;
  readonly className?: string | undefined;
  /** Absent where nothing will be read, as before the core is there. */
  readonly children?: (value: Value) => ReactNode;
}

/** One of the three columns of the week, with its waiting, empty and failed faces. */
export function NewsColumn<Value>(props: NewsColumnProps<Value>) {
  const { words, href, viewModel, className, leadsOn = false } = props;
  const id = useId();
  return (
    <section
      className={classNames(styles.column, className)}
      aria-labelledby={id}
      aria-busy={viewModel.status === 'loading'}
    >
      <h3 className={styles.title} id={id}>
        {words.heading}
      </h3>
      <Body {...props} />
      {!(leadsOn && viewModel.status === 'ready') && (
        <TextLink alone href={href}>
          {words.all}
        </TextLink>
      )}
    </section>
  );
}

function Body<Value>({ words, viewModel, onRetry, waiting, children }: NewsColumnProps<Value>) {
  if (viewModel.status === 'ready') return children?.(viewModel.value);
  if (viewModel.status === 'loading') return waiting;
  if (viewModel.status === 'empty') return <p className={styles.empty}>{words.empty}</p>;
  return (
    <div className={styles.failed}>
      <Notice kind="bad" alert>
        <strong>{words.failed}</strong>
      </Notice>
      <Button variant="quiet" onClick={onRetry}>
        {kitMessages.retry}
      </Button>
    </div>
  );
}
