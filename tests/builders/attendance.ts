import { type EventPlaces, largestParty, type OwnAnswer, type OwnAttendance } from '@/content/attendance/attendance.ts';

/** The attendance at an event without a limit and without an answer; pass the fields that the test is about. */
export const anAttendance = (
  places: Partial<EventPlaces> = {},
  own: Partial<OwnAnswer> = {},
  isLinked = true,
): OwnAttendance => ({
  places: { limit: undefined, coming: undefined, queued: undefined, waitingList: false, ...places },
  own: { people: 0, waiting: false, ...own },
  largestParty: largestParty(isLinked),
});
