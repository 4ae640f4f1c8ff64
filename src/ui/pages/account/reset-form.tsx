import type { NewPasswordForm } from '@/auth/machines/provide-account-forms.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { DescriptionList } from '@/ui/kit/data/description-list.tsx';
import { DonePanel } from '@/ui/kit/feedback/done-panel.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { fieldMessages, nextPassword } from '@/ui/messages/ko/account-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { resetMessages } from '@/ui/messages/ko/mail-messages.ts';
import type { LiteralMessage } from '@/ui/messages/message-text.ts';
import { LoginButton } from '@/ui/patterns/access/login-button.tsx';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './account-form.module.css';
import { FormLead } from './form-lead.tsx';
import { HiddenUsername } from './hidden-username.tsx';
import { NewPasswordFields, passwordTexts } from './new-password-fields.tsx';

interface ResetFormProps {
  readonly provided: NewPasswordForm;
  readonly email: string;
}

/** Sets a new password for the account of the opened link (ACCT-11). */
export function ResetForm({ provided, email }: ResetFormProps) {
  const form = useForm(provided);
  const { viewModel } = form;
  const element = useFormFocus(form.actor, 'field');
  const { password } = viewModel.values;
  const fields = useFields(form, passwordTexts(nextPassword, password), { ticks: 'atOnce' });
  if (viewModel.isSubmitted)
    return (
      <DonePanel message={resetMessages.done}>
        <LoginButton>{resetMessages.login}</LoginButton>
      </DonePanel>
    );
  return (
    <>
      <FormLead>{resetMessages.lead}</FormLead>
      <Form className={styles.form} onSubmitted={form.submit} ref={element}>
        {viewModel.failure !== undefined && (
          <FormError message={messageOf(viewModel.failure)}>
            {viewModel.failure === 'invalid' && (
              <Buttons className={styles.steps}>
                <ButtonLink variant="quiet" href={href('forgotPassword')}>
                  {resetMessages.newMail}
                </ButtonLink>
              </Buttons>
            )}
          </FormError>
        )}
        <DescriptionList rows={[{ name: fieldMessages.email, value: email }]} />
        <HiddenUsername email={email} />
        <NewPasswordFields fields={fields} password={password} text={nextPassword} />
        <SubmitButton
          isSubmitting={viewModel.isSubmitting}
          isValid={viewModel.isValid}
          label={resetMessages.submit}
          busyLabel={resetMessages.submitting}
          how={resetMessages.how}
        />
      </Form>
    </>
  );
}

function messageOf(reason: Failure): LiteralMessage {
  const why = reason === 'invalid' ? resetMessages.oldLink : failureMessages[reason];
  return { literal: resetMessages.failed, sentence: why };
}
