import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { NewPasswordForm } from '@/auth/account.machine.ts';
import { selectResetEmail } from '@/auth/mail-links.machine.ts';
import { resetLink } from '@/auth/mail-links.ts';
import { accountEntry } from '@/composition/account.ts';
import type { Failure } from '@/shared/outcome.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink, Buttons } from '@/ui/kit/actions/buttons.tsx';
import { DescriptionList } from '@/ui/kit/data/named-values.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { DonePanel } from '@/ui/kit/forms/done-panel.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { accountFields, nextPassword } from '@/ui/messages/ko/account.ts';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { resetMessages } from '@/ui/messages/ko/registration.ts';
import type { LiteralMessage } from '@/ui/messages/message-text.ts';
import { LoginButton } from '@/ui/patterns/access/login-button.tsx';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import styles from './account-form.module.css';
import { FormLead } from './account-form.tsx';
import { HiddenUsername, NewPasswordFields, passwordTexts } from './password-fields.tsx';
import { useMailLink } from './use-mail-link.ts';

/** Holds the opened link while the reader chooses a password (ACCT-11). */
export function ResetPasswordIsland() {
  const services = useServices(accountEntry);
  const { resetLink: link } = services;
  const snapshot = useSelector(link, (current) => current);
  useMailLink(useCallback((address: string) => link.send({ type: 'link.opened', link: resetLink(address) }), [link]));
  return (
    <Async
      state={selectResetEmail(snapshot)}
      loading={<Skeleton lines={6} />}
      empty={
        <EmptyState sentence={resetMessages.noLink} next={resetMessages.noLinkNext}>
          <ButtonLink href={href('forgotPassword')}>{resetMessages.newMail}</ButtonLink>
        </EmptyState>
      }
    >
      {(email) => <ResetForm provided={services.resetForm} email={email} />}
    </Async>
  );
}

interface ResetFormProps {
  readonly provided: NewPasswordForm;
  readonly email: string;
}

/** Sets a new password for the account of the opened link (ACCT-11). */
function ResetForm({ provided, email }: ResetFormProps) {
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
        <DescriptionList rows={[{ name: accountFields.email, value: email }]} />
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
