import type { MouseEvent } from 'react';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import text from '@/ui/kit/layout/text.module.css';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { errorSummaryMessages } from '@/ui/messages/ko/kit-parts.ts';
import type { EnglishText } from '@/ui/messages/message-text.ts';
import styles from './error-summary.module.css';

/** A field that was wrong when its form was submitted. */
export interface RejectedField {
  readonly id: string;
  readonly label: string;
  /** Its current error; undefined once it is valid. */
  readonly sentence: string | undefined;
}

interface ErrorSummaryProps {
  readonly fields: readonly RejectedField[];
  /** The English text of the documents, shown small after the Korean. */
  readonly literal?: EnglishText;
}

/**
 * Shown above a form that was submitted with invalid fields, with a link to each; renders nothing when all are valid. Only its
 * heading is read aloud, because the list changes while the user types. The first invalid field gets the focus. The list keeps
 * its length while fields are corrected, so that the fields do not move.
 */
export function ErrorSummary({ fields, literal }: ErrorSummaryProps) {
  if (fields.length === 0) return null;
  return (
    <Notice kind="bad">
      <div role="alert">
        <strong>{errorSummaryMessages.title}</strong>
        {literal !== undefined && (
          <small className={text.small} lang="en">
            {literal.english}
          </small>
        )}
        <p>{errorSummaryMessages.next}</p>
      </div>
      <ul className={styles.fields} aria-label={errorSummaryMessages.list}>
        {fields.map(({ id, label, sentence }) => {
          const words = `${label}: ${sentence ?? errorSummaryMessages.mended}`;
          return (
            <li key={id}>
              {sentence === undefined ? (
                <span className={styles.fixed}>
                  <Icon name="check" />
                  <span>{words}</span>
                </span>
              ) : (
                <TextLink className={styles.field} href={`#${id}`} onClick={(event) => leadTo(event, id)}>
                  {words}
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

/** The address stays the same: Back should not lead to a field. */
function leadTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  takeFocus(document.getElementById(id));
}
