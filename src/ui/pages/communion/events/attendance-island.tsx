import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { rolesIn } from '@/auth/machines/session-selectors.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { eventAttendanceFeature } from '@/composition/event-attendance.feature.ts';
import type { ChurchEvent } from '@/content/domain/church-event.ts';
import { canPublish } from '@/shared/domain/role.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { attendanceMessages } from '@/ui/messages/ko/attendance-messages.ts';
import { AttendancePart } from './attendance-part.tsx';
import { PartyList } from './party-list.tsx';

/** The own answer to an event, and for Admin and Editor those of all. */
export function AttendanceIsland({ event }: { readonly event: ChurchEvent }) {
  const attendanceAt = useService(eventAttendanceFeature, 'attendanceAt');
  const provided = useMemo(() => attendanceAt(event), [attendanceAt, event]);
  const publishes = useSelector(useService(coreFeature, 'session'), (session) => canPublish(rolesIn(session)));
  if (provided !== undefined) {
    // Once its places or days were changed, the answers are read again.
    const key = [event.limit, event.waitingList, event.start, event.end].join(' ');
    return <AttendancePart key={key} event={event} provided={provided} publishes={publishes} />;
  }
  return (
    <>
      <p>{attendanceMessages.over}</p>
      {publishes && <PartyList id={event.id} />}
    </>
  );
}
