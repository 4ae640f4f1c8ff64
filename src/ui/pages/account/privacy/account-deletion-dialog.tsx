import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AccountDeletionEvent } from '@/auth/machines/account-deletion.machine.ts';
import type { ProvidedAccountDeletion } from '@/auth/machines/provide-account-deletion.ts';
import { sessionIn } from '@/auth/machines/session-selectors.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { deletionFailures, deletionDialogMessages as messages } from '@/ui/messages/ko/account-deletion-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import { HiddenUsername } from '../hidden-username.tsx';
import { SecretField } from '../secret-field.tsx';

const TEXTS = { password: { label: messages.password, sentence: () => messages.missing } };

interface DeletionFormProps {
  readonly makeForm: ProvidedAccountDeletion['form'];
  /** The actor of the deletion, for which the dialog asks. */
  readonly page: Receiver<AccountDeletionEvent>;
}

/** Asks for the password before the account is deleted. */
export function AccountDeletionDialog({ open, makeForm, page }: DeletionFormProps & { readonly open: boolean }) {
  return (
    <Dialog
      open={open}
      onOpenChange={() => page.send({ type: 'dialog.closed' })}
      title={messages.title}
      closeLabel={messages.close}
      // The button that opened the dialog is gone once the deletion is requested.
      opener="[data-deletion-state]"
    >
      <DeletionForm makeForm={makeForm} page={page} />
    </Dialog>
  );
}

function DeletionForm({ makeForm, page }: DeletionFormProps) {
  const email = useSelector(useCoreService('session'), (snapshot) => sessionIn(snapshot)?.userEmail ?? '');
  const form = useForm(useMemo(() => makeForm(page), [makeForm, page]));
  const { failure, isSubmitting } = form.viewModel;
  const isWrong = failure === 'invalid';
  const fields = useFields(form, TEXTS, {
    refused: isWrong ? { field: 'password', sentence: messages.wrong } : undefined,
  });
  const element = useFormFocus(form.actor, 'field');
  return (
    <Form onSubmitted={form.submit} ref={element}>
      {failure !== undefined && !isWrong && (
        <FormError
          message={{ literal: messages.failed, sentence: deletionFailures[failure] ?? failureMessages[failure] }}
        />
      )}
      <p>{messages.lead}</p>
      <HiddenUsername email={email} />
      <SecretField {...fields.secret('password')} autoComplete="current-password" />
      <Buttons>
        <Button variant="quiet" onClick={() => page.send({ type: 'dialog.closed' })}>
          {messages.cancel}
        </Button>
        <SubmitButton
          variant="firmDanger"
          isSubmitting={isSubmitting}
          label={messages.submit}
          busyLabel={messages.submitting}
        />
      </Buttons>
    </Form>
  );
}
