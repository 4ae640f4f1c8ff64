import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { rolesIn } from '@/auth/machines/session-selectors.ts';
import { eventAttendanceFeature } from '@/composition/event-attendance.feature.ts';
import type { ChurchEvent } from '@/content/domain/church-event.ts';
import { canPublish } from '@/shared/domain/role.ts';
import { type HasServices, useCoreService, withServices } from '@/ui/app/island/core.tsx';
import { attendanceMessages } from '@/ui/messages/ko/attendance-messages.ts';
import { AttendancePart } from './attendance-part.tsx';
import { PartyList } from './party-list.tsx';

/** The user's own answer to an event and, for Admin and Editor, the answers of all. */
function Attendance({ services, event }: { readonly event: ChurchEvent } & HasServices<typeof eventAttendanceFeature>) {
  const provided = useMemo(() => services.attendanceAt(event), [services, event]);
  const publishes = useSelector(useCoreService('session'), (session) => canPublish(rolesIn(session)));
  if (provided !== undefined) {
    // The answers are read again once the places or days of the event were changed.
    const key = [event.limit, event.waitingList, event.start, event.end].join(' ');
    return (
      <AttendancePart
        key={key}
        event={event}
        provided={provided}
        parties={publishes ? services.partiesOf : undefined}
      />
    );
  }
  return (
    <>
      <p>{attendanceMessages.over}</p>
      {publishes && <PartyList partiesOf={services.partiesOf} id={event.id} />}
    </>
  );
}

export const AttendanceIsland = withServices(eventAttendanceFeature, Attendance);
