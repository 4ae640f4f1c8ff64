import { missingParts } from '@/auth/domain/password.ts';
import type { PasswordPairText } from '@/ui/messages/ko/account-messages.ts';
import { passwordRule, weakPassword } from '@/ui/messages/ko/account-messages.ts';
import type { Fields, FieldTexts } from '@/ui/patterns/form/use-fields.ts';
import styles from './account-form.module.css';
import { PasswordRules } from './password-rules.tsx';
import { SecretField } from './secret-field.tsx';

type PairField = 'password' | 'confirmation';

interface NewPasswordFieldsProps {
  readonly fields: Pick<Fields<Record<PairField, string>>, 'secret'>;
  readonly password: string;
  readonly text: PasswordPairText;
}

/** The messages for a new password and its repetition (ACCT-02, ACCT-03). */
export const passwordTexts = (text: PasswordPairText, password: string): Record<PairField, FieldTexts<string>> => ({
  password: { label: text.label, sentence: () => weakPassword(missingParts(password)) },
  confirmation: { label: text.confirmationLabel, sentence: () => text.different },
});

/** The fields of a new password, with its rules, and of its repetition (ACCT-02, ACCT-03). */
export function NewPasswordFields({ fields, password, text }: NewPasswordFieldsProps) {
  return (
    <>
      <SecretField
        {...fields.secret('password')}
        autoComplete="new-password"
        hint={
          <>
            {passwordRule.sentence}{' '}
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
