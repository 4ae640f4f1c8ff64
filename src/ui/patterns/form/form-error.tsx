import type { ReactNode } from 'react';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import type { LiteralMessage } from '@/ui/messages/ko/account-messages.ts';
import styles from './form-error.module.css';
import { LiteralMessageText } from './literal-message.tsx';

interface FormErrorProps {
  readonly message: LiteralMessage;
  /** The documents call this one a warning, not an error (ACCT-10). */
  readonly mild?: boolean;
  /** Where the reader can go from here. */
  readonly children?: ReactNode;
}

/** Why the server refused a form, read aloud at once. `useFormFocus` says whether it takes the focus when it comes. */
export function FormError({ message, mild = false, children }: FormErrorProps) {
  return (
    <div className={styles.error} tabIndex={-1} data-form-error="">
      <Notice kind={mild ? 'info' : 'bad'} alert>
        <LiteralMessageText message={message}>{children}</LiteralMessageText>
      </Notice>
    </div>
  );
}
