import type { ComponentProps } from 'react';
import { holdsHangul, missingParts, passwordParts } from '@/auth/account.ts';
import { PasswordField } from '@/ui/kit/forms/password-field.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import {
  accountFields,
  type PasswordPairText,
  passwordPartNames,
  passwordRule,
  passwordRuleMessages,
  weakPassword,
} from '@/ui/messages/ko/account.ts';
import type { Fields, FieldTexts } from '@/ui/patterns/form/form.ts';
import styles from './account-form.module.css';

type PairField = 'password' | 'confirmation';

interface NewPasswordFieldsProps {
  readonly fields: Pick<Fields<Record<PairField, string>>, 'secret'>;
  readonly password: string;
  readonly text: PasswordPairText;
}

/** The fields of a new password, with its rules, and of its repetition (ACCT-02, ACCT-03). */
export function NewPasswordFields({ fields, password, text }: NewPasswordFieldsProps) {
  return (
    <>
      <SecretField
        {...fields.secret('password')}
        autoComplete="new-password"
        hint={
          <>
            <span>{passwordRule.sentence}</span>{' '}
            <span className={styles.literal} lang="en">
              {passwordRule.literal.english}
            </span>
          </>
        }
      />
      <PasswordRules password={password} />
      <SecretField {...fields.secret('confirmation')} autoComplete="new-password" hint={text.confirmationHint} />
    </>
  );
}

/** The messages for a new password and its repetition (ACCT-02, ACCT-03). */
export const passwordTexts = (text: PasswordPairText, password: string): Record<PairField, FieldTexts<string>> => ({
  password: { label: text.label, sentence: () => weakPassword(missingParts(password)) },
  confirmation: { label: text.confirmationLabel, sentence: () => text.different },
});

type SecretFieldProps = ComponentProps<typeof PasswordField> & { readonly value: string };

/** A password field that warns when Hangul is typed: in a hidden field the reader cannot see which keyboard is on. */
export function SecretField(props: SecretFieldProps) {
  return (
    <div>
      <PasswordField {...props} />
      <output className={styles.remark}>{holdsHangul(props.value) && accountFields.hangul}</output>
    </div>
  );
}

/** The rules for a password, each ticked off as soon as it is satisfied (ACCT-02). */
function PasswordRules({ password }: { readonly password: string }) {
  const missing = missingParts(password);
  return (
    <ul className={styles.rules} aria-label={passwordRuleMessages.list}>
      {passwordParts.map((part) => {
        const isKept = !missing.includes(part);
        const { name, example } = passwordPartNames[part];
        return (
          <li key={part} className={isKept ? styles.kept : undefined}>
            <Icon name={isKept ? 'check' : 'minus'} />
            <span>
              <span>{name}</span>
              {example !== undefined && <span className={styles.example}>{` ${example}`}</span>}
              <VisuallyHidden>{` ${isKept ? passwordRuleMessages.kept : passwordRuleMessages.missing}`}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A hidden field by which a password manager learns to which account the password belongs. */
export function HiddenUsername({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
