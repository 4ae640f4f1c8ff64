import { useMemo } from 'react';
import type { MemberDraftError, MemberField } from '@/admin/domain/member-draft.ts';
import type { MemberDetailEmitted } from '@/admin/machines/member-detail-state.ts';
import type { MemberDetailActor, MemberDetailViewModel } from '@/admin/machines/provide-member-detail.ts';
import { membersFeature } from '@/composition/members.feature.ts';
import { isWritten } from '@/shared/machines/form-state.ts';
import { present } from '@/shared/machines/outcome-actor.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { useActorEvents } from '@/ui/kit/focus/use-actor-events.ts';
import { Form } from '@/ui/kit/forms/form.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { memberDetailMessages, memberFieldErrors } from '@/ui/messages/ko/member-detail-messages.ts';
import { memberFields } from '@/ui/messages/ko/member-messages.ts';
import { ErrorSummary } from '@/ui/patterns/form/error-summary.tsx';
import { fieldsOf } from '@/ui/patterns/form/fields-of.ts';
import { FormError } from '@/ui/patterns/form/form-error.tsx';
import { LeaveDialog } from '@/ui/patterns/form/leave-dialog.tsx';
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
}

/** Changes a member (MEMB-05). It is not left unasked while it holds what was not saved. */
export function MemberForm({ viewModel: { record, duties, lacksDuties }, actor }: MemberFormProps) {
  const makeForm = useService(membersFeature, 'form');
  const binding = useMemo(
    () =>
      makeForm(() => present(actor.getSnapshot().context.record), {
        saved: (saved) => actor.send({ type: 'member.saved', record: saved }),
        conflicted: (met) => actor.send({ type: 'conflict.met', ...met }),
      }),
    [makeForm, actor],
  );
  const form = useForm(binding);
  // Saved here or where both sides were compared: the form begins anew with what the server has now.
  useActorEvents<MemberDetailEmitted>(actor, ({ type }) => type === 'member.shownAnew' && form.clear());
  const { isSubmitting, isWritten: hasChanges, failure } = form.viewModel;
  const element = useFormFocus(form.actor, 'error');
  const fields = fieldsOf(form, TEXTS);
  const question = useLeaveGuard(useService(membersFeature, 'leaveQuestion'), form.actor, ({ context }) =>
    isWritten(context),
  );
  return (
    <Form onSubmitted={form.submit} ref={element}>
      <ErrorSummary fields={fields.rejected} />
      <MemberFields fields={fields} duty={record.member.duty} duties={duties} lacksDuties={lacksDuties} />
      {failure !== undefined && failure !== 'conflict' && (
        <FormError
          message={{
            literal: memberDetailMessages.notSaved,
            sentence: `${failureMessages[failure]} ${memberDetailMessages.kept}`,
          }}
        />
      )}
      <div className={styles.save}>
        <Buttons>
          <Button type="submit" busy={isSubmitting} disabled={!hasChanges}>
            {isSubmitting ? memberDetailMessages.saving : memberDetailMessages.save}
          </Button>
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
