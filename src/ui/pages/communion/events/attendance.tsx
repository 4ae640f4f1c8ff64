import { useMachine, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { rolesIn } from '@/auth/current-user.machine.ts';
import { attendanceEntry } from '@/composition/attendance.ts';
import {
  type AttendanceMachine,
  type AttendanceViewModel,
  type EventPageActor,
  type PartiesOf,
  selectAttendance,
} from '@/content/attendance/attendance.machine.ts';
import { mostPeople, type Party, wouldWait } from '@/content/attendance/attendance.ts';
import type { ChurchEvent } from '@/content/events/events.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { MakeLeaveQuestion } from '@/shared/leave-guard.machine.ts';
import { canPublish } from '@/shared/roles.ts';
import { useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { type Column, DataTable } from '@/ui/kit/data/data-table.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { PersonName } from '@/ui/kit/layout/text.tsx';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import {
  attendanceFailure,
  attendanceMessages,
  ownSentence,
  partyMessages,
  partySum,
  peopleHint,
  peopleOption,
  placesSentence,
} from '@/ui/messages/ko/attendance.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { LeaveDialog, useLeaveGuard } from '@/ui/patterns/form/leave-guard.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import styles from './event.module.css';

interface AttendanceProps {
  readonly event: ChurchEvent;
  readonly page: EventPageActor;
}

/** The user's own answer to an event and, for Admin and Editor, the answers of all. */
export function AttendanceIsland({ event, page }: AttendanceProps) {
  const services = useServices(attendanceEntry);
  const { id } = event;
  const provided = useMemo(() => services.attendance.at(id, page), [services, id, page]);
  const publishes = useSelector(useCoreService('session'), (session) => canPublish(rolesIn(session)));
  if (!services.attendance.isOver(event)) {
    return (
      <AttendancePart
        id={id}
        provided={provided}
        parties={publishes ? services.partiesOf : undefined}
        leaveQuestion={services.leaveQuestion}
      />
    );
  }
  return (
    <>
      <p>{attendanceMessages.over}</p>
      {publishes && <PartyList partiesOf={services.partiesOf} id={id} />}
    </>
  );
}

interface AttendancePartProps {
  readonly leaveQuestion: MakeLeaveQuestion;
  /** The id of the event. */
  readonly id: EntityId;
  readonly provided: { readonly machine: AttendanceMachine };
  /** The answers to an event, for its editors. */
  readonly parties: PartiesOf | undefined;
}

/** The user's own answer, for an event that is not over. */
function AttendancePart({ id, provided, parties, leaveQuestion }: AttendancePartProps) {
  const [snapshot, send, attendance] = useMachine(provided.machine);
  const question = useLeaveGuard(leaveQuestion, attendance);
  return (
    <Async
      state={selectAttendance(snapshot)}
      loading={attendanceMessages.loading}
      lines={3}
      empty={<p>{attendanceMessages.lacking}</p>}
      renderFailed={(reason) => (
        <FailureState
          sentence={attendanceMessages.failed}
          reason={reason}
          onRetry={() => send({ type: 'retry.asked' })}
        />
      )}
    >
      {(viewModel) => (
        <>
          <AttendanceForm viewModel={viewModel} send={send} />
          <LeaveDialog {...question} />
          {parties !== undefined && <PartyList partiesOf={parties} id={id} attendance={attendance} />}
        </>
      )}
    </Async>
  );
}

interface AttendanceFormProps {
  readonly viewModel: AttendanceViewModel;
  readonly send: ActorRefFrom<AttendanceMachine>['send'];
}

/** The user's answer with how many people they come to an event: given, changed, withdrawn. */
function AttendanceForm({ viewModel, send }: AttendanceFormProps) {
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
      {failure !== undefined && <FormError message={attendanceFailure(failure)} outdated={isBusy} />}
      {most > 0 && !isOver && (
        <Form onSubmitted={() => send({ type: 'attendance.asked' })}>
          <SelectField
            label={attendanceMessages.people}
            hint={peopleHint(attendance)}
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

interface Row extends Party {
  readonly at: number;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    header: partyMessages.name,
    cell: ({ name }) => (name === '' ? partyMessages.deleted : <PersonName>{name}</PersonName>),
    kind: 'rowHeader',
  },
  { header: partyMessages.people, cell: ({ people }) => peopleOption(people) },
  { header: partyMessages.state, cell: ({ waiting }) => (waiting ? partyMessages.waiting : partyMessages.coming) },
];

interface PartyListProps {
  readonly partiesOf: PartiesOf;
  readonly id: EntityId;
  /** The user's own answer, which is one of them; absent when the event is over. */
  readonly attendance?: ActorRefFrom<AttendanceMachine>;
}

/** The people who come to an event, and those on its waiting list, for its editors. */
function PartyList({ partiesOf, id, attendance }: PartyListProps) {
  const { viewModel, retry } = useReading(useMemo(() => partiesOf(id, attendance), [partiesOf, id, attendance]));
  return (
    <div className={styles.list}>
      <h3 className={styles.heading}>{partyMessages.title}</h3>
      <Async
        state={viewModel}
        loading={partyMessages.loading}
        lines={3}
        empty={<p>{partyMessages.empty}</p>}
        renderFailed={(reason) => <FailureState sentence={partyMessages.failed} reason={reason} onRetry={retry} />}
      >
        {(parties) => (
          <>
            <p>{partySum(parties)}</p>
            {/* Two people may have the same name: a row is identified by its position. */}
            <DataTable
              label={partyMessages.title}
              columns={COLUMNS}
              rows={parties.map((party, at) => ({ ...party, at }))}
              rowKey={({ at }) => at}
            />
            <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
              {partyMessages.print}
            </Button>
          </>
        )}
      </Async>
    </div>
  );
}
