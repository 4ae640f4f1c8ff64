import type { ReactNode, Ref } from 'react';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import text from '@/ui/kit/layout/text.module.css';
import { Message } from '@/ui/kit/layout/text.tsx';
import type { LiteralMessage } from '@/ui/messages/message-text.ts';
import styles from './form.module.css';

interface FormErrorProps {
  readonly message: LiteralMessage;
  /** The documents call this one a warning, not an error (ACCT-10). */
  readonly mild?: boolean;
  /** `takeFocus` where the error comes from no form's machine; elsewhere `useFormFocus` moves the focus. */
  readonly ref?: Ref<HTMLDivElement>;
  /** It is tried again: the message is not shown, and keeps its place. In a form its submit button says so. */
  readonly outdated?: boolean;
  /** Links to where the user can go next. */
  readonly children?: ReactNode;
}

/** Why the server refused a form, read aloud at once. It can take the focus: see `focusFirstError`. */
export function FormError({ message, mild = false, ref, outdated = false, children }: FormErrorProps) {
  return (
    <div ref={ref} className={styles.error} tabIndex={-1} data-form-error="" inert={outdated}>
      <Notice kind={mild ? 'info' : 'bad'} alert>
        <LiteralText message={message} />
        {children}
      </Notice>
    </div>
  );
}

interface LiteralTextProps {
  readonly message: LiteralMessage;
}

/** A literal sentence of the documents and what it means (ROUTE-11); one in English is set small behind the Korean. */
export function LiteralText({ message: { literal, sentence } }: LiteralTextProps) {
  if (typeof literal === 'object')
    return (
      <>
        <strong>
          <Message text={sentence} />
        </strong>
        <small className={text.small} lang="en">
          {literal.english}
        </small>
      </>
    );
  return (
    <>
      {literal !== undefined && <strong>{literal}</strong>}
      <p>
        <Message text={sentence} />
      </p>
    </>
  );
}
