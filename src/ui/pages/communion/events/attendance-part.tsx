import { useMachine } from '@xstate/react';
import type { AttendanceMachine } from '@/content/machines/attendance.machine.ts';
import { type PartiesOf, selectAttendance } from '@/content/machines/provide-attendance.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { attendanceMessages } from '@/ui/messages/ko/attendance-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { AttendanceForm } from './attendance-form.tsx';
import { PartyList } from './party-list.tsx';

interface AttendancePartProps {
  /** The id of the event. */
  readonly id: EntityId;
  readonly provided: { readonly machine: AttendanceMachine };
  /** The answers to an event, for its editors. */
  readonly parties: PartiesOf | undefined;
}

/** The user's own answer, for an event that is not over. */
export function AttendancePart({ id, provided, parties }: AttendancePartProps) {
  const [snapshot, send, attendance] = useMachine(provided.machine);
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
          {parties !== undefined && <PartyList partiesOf={parties} id={id} attendance={attendance} />}
        </>
      )}
    </Async>
  );
}
