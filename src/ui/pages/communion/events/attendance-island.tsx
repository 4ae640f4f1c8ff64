import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { rolesIn } from '@/auth/machines/session-selectors.ts';
import { eventAttendanceFeature } from '@/composition/event-attendance.feature.ts';
import type { ChurchEvent } from '@/content/domain/church-event.ts';
import type { EventPageActor } from '@/content/machines/provide-attendance.ts';
import { canPublish } from '@/shared/domain/role.ts';
import { type HasServices, useCoreService, withServices } from '@/ui/app/island/core.tsx';
import { attendanceMessages } from '@/ui/messages/ko/attendance-messages.ts';
import { AttendancePart } from './attendance-part.tsx';
import { PartyList } from './party-list.tsx';

interface AttendanceProps extends HasServices<typeof eventAttendanceFeature> {
  readonly event: ChurchEvent;
  readonly page: EventPageActor;
}

/** The user's own answer to an event and, for Admin and Editor, the answers of all. */
function Attendance({ services, event, page }: AttendanceProps) {
  const { id } = event;
  const provided = useMemo(() => services.attendance.at(id, page), [services, id, page]);
  const publishes = useSelector(useCoreService('session'), (session) => canPublish(rolesIn(session)));
  if (!services.attendance.isOver(event)) {
    return <AttendancePart id={id} provided={provided} parties={publishes ? services.partiesOf : undefined} />;
  }
  return (
    <>
      <p>{attendanceMessages.over}</p>
      {publishes && <PartyList partiesOf={services.partiesOf} id={id} />}
    </>
  );
}

export const AttendanceIsland = withServices(eventAttendanceFeature, Attendance);
