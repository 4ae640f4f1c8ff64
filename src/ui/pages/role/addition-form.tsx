import type { RoleNewcomerForm } from '@/admin/machines/provide-role-forms.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { additionFailures, additionMessages } from '@/ui/messages/ko/role-messages.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { CandidateSearch } from './candidate-search.tsx';

interface AdditionFormProps {
  readonly form: ReturnType<RoleNewcomerForm>;
  readonly role: string;
}

/** One e-mail address. An empty one is not wrong, there is just nothing to do with it (ROLE-05). */
export function AdditionForm({ form: binding, role }: AdditionFormProps) {
  const form = useForm(binding);
  const { failure, isSubmitting } = form.viewModel;
  return (
    <Form onSubmitted={form.submit}>
      <p>{additionMessages.lead(role)}</p>
      {failure !== undefined && (
        <Notice kind="bad" alert>
          <strong>{additionMessages.failed}</strong>
          <p>{additionFailures[failure] ?? failureMessages[failure]}</p>
        </Notice>
      )}
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="off"
        label={additionMessages.email}
        hint={additionMessages.hint}
      />
      <CandidateSearch onChosen={({ email }) => form.fill('email', email)} />
      <div>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? additionMessages.submitting : additionMessages.submit}
        </Button>
      </div>
    </Form>
  );
}
