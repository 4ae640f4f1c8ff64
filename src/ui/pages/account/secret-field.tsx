import type { ComponentProps } from 'react';
import { holdsHangul } from '@/auth/domain/password.ts';
import { PasswordField } from '@/ui/kit/forms/password-field.tsx';
import { fieldMessages } from '@/ui/messages/ko/account-messages.ts';
import styles from './account-form.module.css';

type SecretFieldProps = ComponentProps<typeof PasswordField> & { readonly value: string };

/** A password that says when the keyboard was left on Hangul: nobody sees that in a hidden field. */
export function SecretField(props: SecretFieldProps) {
  return (
    <div>
      <PasswordField {...props} />
      <output className={styles.remark}>{holdsHangul(props.value) && fieldMessages.hangul}</output>
    </div>
  );
}
