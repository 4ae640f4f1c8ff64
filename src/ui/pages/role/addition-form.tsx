import type { RoleAdditionForm } from '@/admin/machines/provide-role-forms.ts';
import type { MemberName } from '@/organisation/domain/member-name.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { additionFailures, additionMessages } from '@/ui/messages/ko/role-messages.ts';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import { CandidateSearch } from './candidate-search.tsx';

const TEXTS = { email: { label: additionMessages.email } };

interface AdditionFormProps {
  readonly form: ReturnType<RoleAdditionForm>;
  readonly role: string;
  readonly candidates: ProvidedReadOnce<readonly MemberName[]>;
}

/**
 * The form with the e-mail address of the account that gets the role (ROLE-05). An empty field shows no error: nothing
 * is sent.
 */
export function AdditionForm({ form: provided, role, candidates }: AdditionFormProps) {
  const form = useForm(provided);
  const { failure, isSubmitting } = form.viewModel;
  const element = useFormFocus(form.actor, 'error');
  const fields = useFields(form, TEXTS);
  return (
    <Form onSubmitted={form.submit} ref={element}>
      <p>{additionMessages.lead(role)}</p>
      {failure !== undefined && (
        <FormError
          message={{
            literal: additionMessages.failed,
            sentence: additionFailures[failure] ?? failureMessages[failure],
          }}
        />
      )}
      <TextField {...fields.field('email')} type="email" autoComplete="off" hint={additionMessages.hint} />
      <CandidateSearch candidates={candidates} onChosen={({ email }) => form.fill('email', email)} />
      <div>
        <SubmitButton
          isSubmitting={isSubmitting}
          label={additionMessages.submit}
          busyLabel={additionMessages.submitting}
        />
      </div>
    </Form>
  );
}
