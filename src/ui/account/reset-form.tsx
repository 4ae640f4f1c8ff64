import { RESET_FORM } from '@/composition/account.tokens.ts';
import type { Fault } from '@/shared/domain/outcome.ts';
import { useService } from '../core.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Buttons } from '../kit/buttons.tsx';
import { Form } from '../kit/form.tsx';
import { Pairs } from '../kit/pairs.tsx';
import { fieldMessages, nextPassword, type Told } from '../messages/account-messages.ts';
import { faultSentences } from '../messages/fault-messages.ts';
import { resetMessages } from '../messages/mail-messages.ts';
import { useForm } from '../use-form.ts';
import styles from './account-form.module.css';
import { DonePanel } from './done-panel.tsx';
import { FormLead } from './form-lead.tsx';
import { HiddenUsername } from './hidden-username.tsx';
import { LoginButton } from './login-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { Refusal } from './refusal.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useFormFocus } from './use-form-focus.ts';

/** A new password for the account whose link was opened (ACCT-11). */
export function ResetForm({ email }: { readonly email: string }) {
  const form = useForm(useService(RESET_FORM));
  const { face } = form;
  const element = useFormFocus(face);
  if (face.isSubmitted)
    return (
      <DonePanel told={resetMessages.done}>
        <LoginButton>{resetMessages.login}</LoginButton>
      </DonePanel>
    );
  return (
    <>
      <FormLead>{resetMessages.lead}</FormLead>
      <Form className={styles.form} onSubmitted={form.submit} ref={element}>
        {face.refusal !== undefined && (
          <Refusal key={face.refusals} told={toldOf(face.refusal)}>
            {face.refusal === 'invalid' && (
              <Buttons className={styles.steps}>
                <ButtonLink variant="quiet" href="/forgotPassword">
                  {resetMessages.newMail}
                </ButtonLink>
              </Buttons>
            )}
          </Refusal>
        )}
        <Pairs rows={[{ name: fieldMessages.email, value: email }]} />
        <HiddenUsername email={email} />
        <NewPasswordFields form={form} text={nextPassword} />
        <SubmitButton
          face={face}
          label={resetMessages.submit}
          busyLabel={resetMessages.submitting}
          how={resetMessages.how}
        />
      </Form>
    </>
  );
}

function toldOf(reason: Fault): Told {
  const why = reason === 'invalid' ? resetMessages.oldLink : faultSentences[reason];
  return { literal: resetMessages.failed, sentence: why };
}
