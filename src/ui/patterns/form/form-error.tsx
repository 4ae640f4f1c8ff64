import type { ReactNode } from 'react';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import type { Told } from '@/ui/messages/ko/account-messages.ts';
import styles from './form-error.module.css';
import { ToldMessages } from './told-messages.tsx';

interface FormErrorProps {
  readonly told: Told;
  /** The documents call this one a warning, not an error (ACCT-10). */
  readonly mild?: boolean;
  /** Where the reader can go from here. */
  readonly children?: ReactNode;
}

/** Why the server refused a form, read aloud at once. `useFormFocus` says whether it takes the focus when it comes. */
export function FormError({ told, mild = false, children }: FormErrorProps) {
  return (
    <div className={styles.error} tabIndex={-1} data-form-error="">
      <Notice kind={mild ? 'info' : 'bad'} alert>
        <ToldMessages told={told}>{children}</ToldMessages>
      </Notice>
    </div>
  );
}
