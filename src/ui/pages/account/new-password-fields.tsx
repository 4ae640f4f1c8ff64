import { missingParts } from '@/auth/domain/password.ts';
import type { PasswordPairText } from '@/ui/messages/ko/account-messages.ts';
import { passwordRule, weakPassword } from '@/ui/messages/ko/account-messages.ts';
import type { FieldTexts } from '@/ui/patterns/form/fields-of.ts';
import styles from './account-form.module.css';
import { PasswordRules } from './password-rules.tsx';
import { SecretField } from './secret-field.tsx';

type PairField = 'password' | 'confirmation';

interface NewPasswordFieldsProps {
  readonly fields: { readonly secret: (name: PairField) => Parameters<typeof SecretField>[0] };
  readonly password: string;
  readonly text: PasswordPairText;
}

/** What is said of a new password and its repetition (ACCT-02, ACCT-03). */
export const passwordTexts = (text: PasswordPairText, password: string): Record<PairField, FieldTexts<string>> => ({
  password: { label: text.label, sentence: () => weakPassword(missingParts(password)) },
  confirmation: { label: text.confirmationLabel, sentence: () => text.different },
});

/** A new password, what it needs, and its repetition (ACCT-02, ACCT-03). */
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
              {passwordRule.literal}
            </span>
          </>
        }
      />
      <PasswordRules password={password} />
      <SecretField {...fields.secret('confirmation')} autoComplete="new-password" hint={text.confirmationHint} />
    </>
  );
}
