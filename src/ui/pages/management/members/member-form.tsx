import { useMemo } from 'react';
import type { MemberDraftError, MemberField } from '@/admin/domain/member-draft.ts';
import type { MemberDetailActor, MemberDetailViewModel } from '@/admin/machines/provide-member-detail.ts';
import type { MemberFormFactory } from '@/admin/machines/provide-member-form.ts';
import type { leaveGuardMachine } from '@/shared/machines/leave-guard.machine.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { memberDetailMessages, memberFieldErrors } from '@/ui/messages/ko/member-detail-messages.ts';
import { memberFields } from '@/ui/messages/ko/member-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { LeaveDialog } from '@/ui/patterns/form/leave-dialog.tsx';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import { useLeaveGuard } from '@/ui/patterns/form/use-leave-guard.ts';
import styles from './member-card.module.css';
import { MemberFields } from './member-fields.tsx';

const textsOf = (name: MemberField) => ({
  label: memberFields[name],
  sentence: (error: MemberDraftError) => memberFieldErrors[name]?.[error] ?? '',
});

const TEXTS = {
  name: textsOf('name'),
  email: textsOf('email'),
  gender: textsOf('gender'),
  birthDate: textsOf('birthDate'),
  duty: textsOf('duty'),
};

interface MemberFormProps {
  readonly viewModel: MemberDetailViewModel;
  readonly actor: MemberDetailActor;
  readonly makeForm: MemberFormFactory;
  readonly leaveQuestion: typeof leaveGuardMachine;
}

/** Changes a member (MEMB-05). Asks before it is left with unsaved changes. */
export function MemberForm({ viewModel, actor, makeForm, leaveQuestion }: MemberFormProps) {
  const { record, duties, lacksDuties } = viewModel;
  const form = useForm(useMemo(() => makeForm(actor), [makeForm, actor]));
  const { isSubmitting, isWritten: hasChanges, failure } = form.viewModel;
  const element = useFormFocus(form.actor, 'error');
  const fields = useFields(form, TEXTS);
  const question = useLeaveGuard(leaveQuestion, form.actor, actor);
  return (
    <Form onSubmitted={form.submit} ref={element}>
      <ErrorSummary fields={fields.rejected} />
      <MemberFields fields={fields} duty={record.member.duty} duties={duties} lacksDuties={lacksDuties} />
      {failure !== undefined && failure !== 'conflict' && (
        <FormError
          message={{
            literal: memberDetailMessages.notSaved,
            sentence: inTurn(failureMessages[failure], memberDetailMessages.kept),
          }}
        />
      )}
      <div className={styles.save}>
        <Buttons>
          <SubmitButton
            isSubmitting={isSubmitting}
            disabled={!hasChanges}
            label={memberDetailMessages.save}
            busyLabel={memberDetailMessages.saving}
          />
          {hasChanges && !isSubmitting && (
            <Button variant="quiet" onClick={form.clear}>
              {memberDetailMessages.undo}
            </Button>
          )}
        </Buttons>
        <output className={styles.hint}>
          {hasChanges ? memberDetailMessages.changed : memberDetailMessages.unchanged}
        </output>
      </div>
      <LeaveDialog {...question} />
    </Form>
  );
}
