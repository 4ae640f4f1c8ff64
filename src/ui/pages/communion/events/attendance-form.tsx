import type { ActorRefFrom } from 'xstate';
import { mostPeople, wouldWait } from '@/content/domain/attendance.ts';
import type { AttendanceMachine } from '@/content/machines/attendance.machine.ts';
import type { AttendanceViewModel } from '@/content/machines/provide-attendance.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import {
  attendanceFailure,
  attendanceMessages,
  ownSentence,
  peopleOption,
  placesSentence,
} from '@/ui/messages/ko/attendance-messages.ts';
import styles from './attendance.module.css';

interface AttendanceFormProps {
  readonly viewModel: AttendanceViewModel;
  readonly send: ActorRefFrom<AttendanceMachine>['send'];
}

/** The user's answer with how many people they come to an event: given, changed, withdrawn. */
export function AttendanceForm({ viewModel, send }: AttendanceFormProps) {
  const { attendance, chosen, isBusy, isAsking, isOver, failure } = viewModel;
  const { people, waiting } = attendance.own;
  const most = mostPeople(attendance);
  const places = placesSentence(attendance);
  return (
    <>
      <output className={styles.answer}>
        {places !== undefined && <span>{places}</span>}
        <strong>{ownSentence(attendance)}</strong>
        {isOver && <span>{attendanceMessages.over}</span>}
      </output>
      {failure !== undefined && !isBusy && <FormError message={attendanceFailure(failure)} />}
      {most > 0 && !isOver && (
        <Form onSubmitted={() => send({ type: 'attendance.asked' })}>
          <SelectField
            label={attendanceMessages.people}
            hint={attendanceMessages.peopleHint}
            options={optionsUpTo(most)}
            value={String(chosen)}
            onChange={({ currentTarget }) => send({ type: 'people.chosen', people: Number(currentTarget.value) })}
          />
          <Buttons>
            <SubmitButton
              isSubmitting={isBusy && !isAsking}
              busy={isBusy}
              label={labelOf(viewModel)}
              busyLabel={attendanceMessages.sending}
            />
            {people > 0 && (
              <Button variant="quiet" busy={isBusy} onClick={() => send({ type: 'withdrawal.asked' })}>
                {waiting ? attendanceMessages.withdrawWaiting : attendanceMessages.withdraw}
              </Button>
            )}
          </Buttons>
        </Form>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => send({ type: 'withdrawal.dismissed' })}
        title={attendanceMessages.question}
        closeLabel={attendanceMessages.closeQuestion}
        cancelLabel={attendanceMessages.keep}
        confirmLabel={attendanceMessages.withdrawn}
        onConfirmed={() => send({ type: 'withdrawal.confirmed' })}
        busy={isBusy}
        danger
      >
        <p>{attendanceMessages.questionText}</p>
      </ConfirmDialog>
    </>
  );
}

const optionsUpTo = (most: number) =>
  Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: peopleOption(at + 1) }));

function labelOf({ attendance, chosen }: AttendanceFormProps['viewModel']): string {
  if (attendance.own.people > 0) return attendanceMessages.change;
  return wouldWait(attendance, chosen) ? attendanceMessages.wait : attendanceMessages.attend;
}
