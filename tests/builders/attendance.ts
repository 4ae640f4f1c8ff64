import type { EventPlaces, OwnAnswer, OwnAttendance } from '@/content/domain/attendance.ts';

/** An event without a limit, to which nothing was said; give what the test is about. */
export const anAttendance = (places: Partial<EventPlaces> = {}, own: Partial<OwnAnswer> = {}): OwnAttendance => ({
  places: { limit: undefined, coming: undefined, waitingList: false, ...places },
  own: { people: 0, waiting: false, ...own },
});
