import { useMachine } from '@xstate/react';
import type { ChurchEvent } from '@/content/domain/church-event.ts';
import type { PartiesOf } from '@/content/machines/provide-attendance.ts';
import { type ProvidedAttendance, selectAttendance } from '@/content/machines/provide-attendance.ts';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { attendanceMessages } from '@/ui/messages/ko/attendance-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { AttendanceForm } from './attendance-form.tsx';
import { PartyList } from './party-list.tsx';

interface AttendancePartProps {
  readonly event: ChurchEvent;
  readonly provided: NonNullable<ProvidedAttendance>;
  /** The answers to an event, for its editors. */
  readonly parties: PartiesOf | undefined;
}

/** The user's own answer, for an event that is not over. */
export function AttendancePart({ event, provided, parties }: AttendancePartProps) {
  const [snapshot, send] = useMachine(provided.machine);
  const viewModel = selectAttendance(snapshot);
  if (viewModel.status === 'loading') return <Skeleton label={attendanceMessages.loading} lines={3} />;
  if (viewModel.status === 'lacking') return <p>{attendanceMessages.lacking}</p>;
  if (viewModel.status === 'failed') {
    return (
      <FailureState
        sentence={attendanceMessages.failed}
        reason={viewModel.reason}
        onRetry={() => send({ type: 'retry.asked' })}
      />
    );
  }
  const { people, waiting } = viewModel.attendance.own;
  return (
    <>
      <AttendanceForm viewModel={viewModel} send={send} />
      {/* A change of the reader's own answer changes the list. */}
      {parties !== undefined && <PartyList key={`${people} ${waiting}`} partiesOf={parties} id={event.id} />}
    </>
  );
}
