import { useMemo } from 'react';
import type {
  MemberConflict,
  MemberConflictFactory,
  MemberDetailActor,
  MemberDetailViewModel,
  MemberFormFactory,
} from '@/admin/members/member-detail.machine.ts';
import {
  type MemberDraft,
  type MemberDraftError,
  type MemberField,
  placesWith,
  placeText,
  readPlaceText,
} from '@/admin/members/member-forms.ts';
import { GENDERS, isGender, type MemberPlace } from '@/admin/members/members.ts';
import { EARLIEST_BIRTH } from '@/shared/dates.ts';
import type { MakeLeaveQuestion } from '@/shared/leave-guard.machine.ts';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { memberDetailMessages, memberFieldErrors } from '@/ui/messages/ko/member.ts';
import { genderNames } from '@/ui/messages/ko/member-facts.ts';
import { memberFields } from '@/ui/messages/ko/members.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { ConflictDialog } from '@/ui/patterns/conflict/conflict-dialog.tsx';
import { type Fields, useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import { RestoredDraftNotice } from '@/ui/patterns/form/form-notices.tsx';
import { LeaveDialog, useLeaveGuard } from '@/ui/patterns/form/leave-guard.tsx';
import styles from './member.module.css';

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
  readonly leaveQuestion: MakeLeaveQuestion;
}

/** Changes a member (MEMB-05). Asks before it is left with unsaved changes. */
export function MemberForm({ viewModel, actor, makeForm, leaveQuestion }: MemberFormProps) {
  const { record, duties, lacksDuties } = viewModel;
  const form = useForm(useMemo(() => makeForm(actor), [makeForm, actor]));
  const { isSubmitting, isWritten: hasChanges, isRestored, isTakenOver, failure } = form.viewModel;
  const element = useFormFocus(form.actor, 'error');
  const fields = useFields(form, TEXTS);
  const question = useLeaveGuard(leaveQuestion, form.actor, actor);
  return (
    <Form onSubmitted={form.submit} ref={element}>
      {isRestored && <RestoredDraftNotice isBeingSent={isTakenOver} lostFiles={[]} />}
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
          {hasChanges && (
            <Button variant="quiet" busy={isSubmitting} onClick={form.clear}>
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

const GENDER_OPTIONS = GENDERS.map((gender) => ({ value: gender, label: genderNames[gender] }));

interface MemberFieldsProps {
  readonly fields: Fields<MemberDraft>;
  /** The duty that the member has on record. */
  readonly duty: MemberPlace | undefined;
  /** Undefined while they are loading. */
  readonly duties: readonly MemberPlace[] | undefined;
  readonly lacksDuties: boolean;
}

/** The editable fields of a member; only the name is required. */
function MemberFields({ fields, duty, duties, lacksDuties }: MemberFieldsProps) {
  const today = useCoreService('clock').today();
  const field = (name: MemberField) => ({
    ...fields.field(name),
    autoComplete: 'off',
    required: name === 'name',
  });
  const gender = field('gender');
  const birthDate = field('birthDate');
  const dutyOptions = placesWith(duty, duties ?? []).map((place) => ({ value: placeText(place), label: place.name }));
  return (
    <div className={styles.fields}>
      <TextField {...field('name')} />
      <TextField {...field('email')} type="email" note={memberDetailMessages.emailNote} />
      <SelectField
        {...gender}
        options={GENDER_OPTIONS}
        prompt={gender.value === '' ? memberDetailMessages.notKnown : undefined}
      />
      <TextField
        {...birthDate}
        type="date"
        min={EARLIEST_BIRTH}
        max={today}
        hint={birthDate.value === '' ? memberDetailMessages.noBirthDateHint : undefined}
      />
      <SelectField
        {...field('duty')}
        options={dutyOptions}
        prompt={memberDetailMessages.none}
        hint={lacksDuties ? memberDetailMessages.dutiesNotKnown : undefined}
        disabled={duties === undefined}
      />
    </div>
  );
}

interface MemberConflictDialogProps {
  readonly met: MemberConflict;
  readonly actor: MemberDetailActor;
  readonly conflictOf: MemberConflictFactory;
}

/** The version of a member that another user has saved meanwhile, beside the user's own changes (MEMB-05). */
export function MemberConflictDialog({ met, actor, conflictOf }: MemberConflictDialogProps) {
  const provided = useMemo(() => conflictOf(met, actor), [conflictOf, met, actor]);
  return (
    <ConflictDialog
      provided={provided}
      labels={memberFields}
      shown={shownText}
      onLeft={() => actor.send({ type: 'conflict.left' })}
    />
  );
}

function shownText(field: MemberField, text: string): string {
  if (field === 'duty') return readPlaceText(text)?.name ?? '';
  if (field === 'gender') return isGender(text) ? genderNames[text] : '';
  return text.trim();
}
