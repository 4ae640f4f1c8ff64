import type { ComponentProps } from 'react';
import { holdsHangul } from '@/auth/domain/password.ts';
import { PasswordField } from '@/ui/kit/forms/password-field.tsx';
import { fieldMessages } from '@/ui/messages/ko/account-messages.ts';
import styles from './account-form.module.css';

type SecretFieldProps = ComponentProps<typeof PasswordField> & { readonly value: string };

/** A password field that warns when Hangul is typed: in a hidden field the reader cannot see which keyboard is on. */
export function SecretField(props: SecretFieldProps) {
  return (
    <div>
      <PasswordField {...props} />
      <output className={styles.remark}>{holdsHangul(props.value) && fieldMessages.hangul}</output>
    </div>
  );
}
