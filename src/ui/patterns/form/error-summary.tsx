import type { MouseEvent } from 'react';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import text from '@/ui/kit/layout/text.module.css';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { errorSummaryMessages } from '@/ui/messages/ko/form-messages.ts';
import styles from './error-summary.module.css';
import type { RejectedField } from './fields-of.ts';

interface ErrorSummaryProps {
  readonly fields: readonly RejectedField[];
  /** What the documents want to be said, in English: it stands small behind the Korean. */
  readonly literal?: string;
}

/**
 * Stands above a form that was submitted with something wrong in it, and leads to each field that has to be mended; nothing
 * when none has. Read aloud at once is only that there is something: the list changes while one types. It leaves the focus
 * to the first of those fields, and keeps its length while they are mended, so that they stay where they are.
 */
export function ErrorSummary({ fields, literal }: ErrorSummaryProps) {
  if (fields.length === 0) return null;
  return (
    <Notice kind="bad">
      <div role="alert">
        <strong>{errorSummaryMessages.title}</strong>
        {literal !== undefined && (
          <small className={text.small} lang="en">
            {literal}
          </small>
        )}
        <p>{errorSummaryMessages.next}</p>
      </div>
      <ul className={styles.fields} aria-label={errorSummaryMessages.list}>
        {fields.map(({ id, label, sentence }) => (
          <li key={id}>
            {sentence === undefined ? (
              <span className={styles.mended}>
                <Icon name="check" />
                {label}: {errorSummaryMessages.mended}
              </span>
            ) : (
              <TextLink className={styles.field} href={`#${id}`} onClick={(event) => leadTo(event, id)}>
                {label}: {sentence}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The address stays: a field is no place to come back to. */
function leadTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
