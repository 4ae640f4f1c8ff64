import { missingParts } from '@/auth/domain/password.ts';
import type { FormValues } from '@/shared/machines/form-state.ts';
import { type PasswordPairText, passwordRule, weakPassword } from '@/ui/messages/ko/account-messages.ts';
import { fieldState } from '@/ui/patterns/form/field-state.ts';
import type { RunningForm } from '@/ui/patterns/form/use-form.ts';
import styles from './account-form.module.css';
import { PasswordRules } from './password-rules.tsx';
import { SecretField } from './secret-field.tsx';

type Pair = FormValues & Readonly<Record<'password' | 'confirmation', string>>;

interface NewPasswordFieldsProps<Values extends Pair, Problem extends string> {
  readonly form: RunningForm<Values, Problem, string>;
  readonly text: PasswordPairText;
}

/** A new password, what it needs, and its repetition (ACCT-02, ACCT-03). */
export function NewPasswordFields<Values extends Pair, Problem extends string>({
  form,
  text,
}: NewPasswordFieldsProps<Values, Problem>) {
  const { password } = form.viewModel.values;
  return (
    <>
      <SecretField
        {...form.secret('password')}
        {...fieldState(form.viewModel, 'password', () => weakPassword(missingParts(password)))}
        autoComplete="new-password"
        label={text.label}
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
      <SecretField
        {...form.secret('confirmation')}
        {...fieldState(form.viewModel, 'confirmation', () => text.different)}
        autoComplete="new-password"
        label={text.confirmationLabel}
        hint={text.confirmationHint}
      />
    </>
  );
}
