import { useMachine } from '@xstate/react';
import type { ChurchEvent } from '@/content/domain/church-event.ts';
import {
  type AttendanceViewModel,
  type PartiesOf,
  type ProvidedAttendance,
  selectAttendance,
} from '@/content/machines/provide-attendance.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
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
          {/* A change of the reader's own answer changes the list. */}
          {parties !== undefined && <PartyList key={keyOf(viewModel)} partiesOf={parties} id={event.id} />}
        </>
      )}
    </Async>
  );
}

const keyOf = ({ attendance: { own } }: AttendanceViewModel): string => `${own.people} ${own.waiting}`;
