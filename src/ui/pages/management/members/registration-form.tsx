import { useSelector } from '@xstate/react';
import { GENDERS } from '@/admin/domain/member.ts';
import { namesakesOf } from '@/admin/domain/namesake.ts';
import type { NewMemberError } from '@/admin/domain/new-member.ts';
import type { NewMemberForm } from '@/admin/machines/provide-new-member-form.ts';
import type { MemberRegistrationActor } from '@/admin/machines/start-member-registration.ts';
import { EARLIEST_BIRTH } from '@/shared/domain/birth-date.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { TextField } from '@/ui/kit/forms/text-field.tsx';
import { birthDateErrors, genderNames, namesakeHint, registrationDialog } from '@/ui/messages/ko/member-messages.ts';
import { RestoredDraftNotice } from '@/ui/patterns/form/restored-draft-notice.tsx';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import { NamesakeQuestion } from './namesake-question.tsx';

const GENDER_OPTIONS = GENDERS.map((gender) => ({ value: gender, label: genderNames[gender] }));

const TEXTS = {
  name: { label: registrationDialog.name, sentence: () => registrationDialog.noName },
  gender: { label: registrationDialog.gender, sentence: () => registrationDialog.genderPrompt },
  birthDate: {
    label: registrationDialog.birthDate,
    sentence: (error: NewMemberError) => birthDateErrors[error],
  },
};

interface RegistrationFormProps {
  readonly registration: MemberRegistrationActor;
  readonly provided: NewMemberForm;
  /** The values of the form were sent before, and refused. */
  readonly isSecondTry: boolean;
}

/** Name, gender and date of birth of a new member (MEMB-03). */
export function RegistrationForm({ registration, provided, isSecondTry }: RegistrationFormProps) {
  const form = useForm(provided);
  const today = useCoreService('clock').today();
  const { values } = form.viewModel;
  const fields = useFields(form, TEXTS);
  const firstError = useFormFocus(form.actor);
  const isNamesakeUnconfirmed = useSelector(registration, (snapshot) => snapshot.can({ type: 'namesake.confirmed' }));
  const members = useSelector(registration, ({ context }) => context.members);
  const namesakes = namesakesOf(members, values.name);
  return (
    <Form onSubmitted={form.submit} ref={firstError}>
      {isSecondTry && (
        <Notice>
          <strong>{registrationDialog.refused}</strong>
          <p>{registrationDialog.refusedNext}</p>
        </Notice>
      )}
      {form.viewModel.isRestored && !isSecondTry && <RestoredDraftNotice lostFiles={[]} />}
      {isNamesakeUnconfirmed && (
        <NamesakeQuestion
          namesakes={namesakes}
          onConfirmed={() => registration.send({ type: 'namesake.confirmed' })}
          onDeclined={() => registration.send({ type: 'namesake.declined' })}
        />
      )}
      <ErrorSummary fields={fields.rejected} />
      <TextField
        {...fields.field('name')}
        required={false}
        autoComplete="off"
        hint={namesakes.length === 0 || isNamesakeUnconfirmed ? undefined : namesakeHint(namesakes)}
      />
      <SelectField {...fields.field('gender')} prompt={registrationDialog.genderPrompt} options={GENDER_OPTIONS} />
      <TextField {...fields.field('birthDate')} type="date" min={EARLIEST_BIRTH} max={today} autoComplete="off" />
      <Buttons>
        <SubmitButton
          isSubmitting={form.viewModel.isSubmitting}
          label={registrationDialog.submit}
          busyLabel={registrationDialog.submit}
        />
        <Button variant="quiet" onClick={form.clear}>
          {registrationDialog.clear}
        </Button>
      </Buttons>
    </Form>
  );
}
