import { useSelector } from '@xstate/react';
import { memo, useEffect } from 'react';
import type { NewMemberError } from '@/admin/members/member-forms.ts';
import {
  isUnsureDraft,
  type MemberRegistrationActor,
  type NewMemberForm,
  wasRefused,
} from '@/admin/members/member-registration.machine.ts';
import { GENDERS, type MemberEntry, namesakesOf } from '@/admin/members/members.ts';
import { EARLIEST_BIRTH } from '@/shared/dates.ts';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { TextField } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { unsureMessages } from '@/ui/messages/ko/forms.ts';
import { birthDateErrors, genderNames } from '@/ui/messages/ko/member-facts.ts';
import { namesakeHint, registrationDialog } from '@/ui/messages/ko/members.ts';
import { useFields, useForm, useFormFocus } from '@/ui/patterns/form/form.ts';
import { RestoredDraftNotice } from '@/ui/patterns/form/form-notices.tsx';

interface RegistrationDialogProps {
  readonly registration: MemberRegistrationActor;
  readonly provided: NewMemberForm;
}

/** The dialog of a new member (MEMB-03). When it is closed without saving, its values are kept for the next time. */
export const RegistrationDialog = memo(function RegistrationDialog(props: RegistrationDialogProps) {
  const { registration } = props;
  useEffect(prepareDateField, []);
  const isOpen = useSelector(registration, (snapshot) => snapshot.hasTag('open'));
  const isSecondTry = useSelector(registration, ({ context }) => wasRefused(context));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => registration.send({ type: 'dialog.closed' })}
      title={registrationDialog.title}
      closeLabel={registrationDialog.close}
      opener="[data-opens-registration]"
    >
      <RegistrationForm {...props} isSecondTry={isSecondTry} />
    </Dialog>
  );
});

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
function RegistrationForm({ registration, provided, isSecondTry }: RegistrationFormProps) {
  const form = useForm(provided);
  const today = useCoreService('clock').today();
  const { values } = form.viewModel;
  const fields = useFields(form, TEXTS);
  const firstError = useFormFocus(form.actor);
  const isUnsure = useSelector(registration, ({ context }) => isUnsureDraft(context));
  const isAsking = useSelector(registration, (snapshot) => snapshot.hasTag('confirmingRepetition'));
  const isNamesakeUnconfirmed = useSelector(registration, (snapshot) => snapshot.can({ type: 'namesake.confirmed' }));
  const members = useSelector(registration, ({ context }) => context.members);
  const namesakes = namesakesOf(members, values.name);
  return (
    <Form onSubmitted={form.submit} ref={firstError}>
      {(isSecondTry || isUnsure) && (
        <Notice>
          <strong>{isUnsure ? registrationDialog.unsure : registrationDialog.refused}</strong>
          <p>{isUnsure ? registrationDialog.unsureNext : registrationDialog.refusedNext}</p>
        </Notice>
      )}
      {form.viewModel.isRestored && !isSecondTry && !isUnsure && (
        <RestoredDraftNotice isBeingSent={false} lostFiles={[]} />
      )}
      {isNamesakeUnconfirmed && (
        <NamesakeQuestion
          namesakes={namesakes}
          onConfirmed={() => registration.send({ type: 'namesake.confirmed' })}
          onDeclined={() => registration.send({ type: 'namesake.declined' })}
        />
      )}
      {isAsking && <RepetitionQuestion registration={registration} />}
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

/** Asks before a draft is sent again that may have been registered already (REL-16). */
function RepetitionQuestion({ registration }: Pick<RegistrationFormProps, 'registration'>) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice kind="bad" alert>
        <strong>{unsureMessages.question}</strong>
        <Buttons>
          <Button variant="quiet" onClick={() => registration.send({ type: 'repetition.declined' })}>
            {unsureMessages.dontSend}
          </Button>
          <Button onClick={() => registration.send({ type: 'repetition.confirmed' })}>
            {unsureMessages.sendAgain}
          </Button>
        </Buttons>
      </Notice>
    </div>
  );
}

interface NamesakeQuestionProps {
  readonly namesakes: readonly MemberEntry[];
  readonly onConfirmed: () => void;
  readonly onDeclined: () => void;
}

/**
 * Asks whether the new member is another person than the one with the same name, so that no member is registered twice
 * by mistake (MEMB-04).
 */
function NamesakeQuestion({ namesakes, onConfirmed, onDeclined }: NamesakeQuestionProps) {
  return (
    // The question is above the pressed button, possibly off a phone's screen, so it takes the focus.
    <div ref={takeFocus} tabIndex={-1}>
      <Notice kind="bad" alert>
        <strong>{registrationDialog.namesake}</strong>
        <p>{namesakeHint(namesakes)}</p>
        <Buttons>
          <Button variant="quiet" onClick={onDeclined}>
            {registrationDialog.namesakeDeclined}
          </Button>
          <Button onClick={onConfirmed}>{registrationDialog.namesakeConfirmed}</Button>
        </Buttons>
      </Notice>
    </div>
  );
}

/**
 * Has the browser make its first date field while the page is idle: that takes it longer than all other fields of a
 * form together, and a dialog with one would open late. Browsers that report no idle time make it with the dialog.
 * @returns cancels it
 */
export function prepareDateField(): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) return undefined;
  let isWanted = true;
  requestIdleCallback(() => {
    if (isWanted) layOutDateField();
  });
  return () => {
    isWanted = false;
  };
}

/** Lays out a date field once, where nobody sees it, and removes it. */
function layOutDateField(): void {
  const field = document.createElement('input');
  field.type = 'date';
  field.inert = true;
  field.style.cssText = 'position: fixed; visibility: hidden';
  document.body.append(field);
  field.getBoundingClientRect();
  field.remove();
}
