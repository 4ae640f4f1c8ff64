import { makeHangulSearch, makeKoreanOrder } from '@/shared/hangul.ts';

/** The roles with a page of their own that lists who serves in them (PEOP-01). The pastor's page is of another kind. */
export type ServingRole =
  | 'evangelist'
  | 'elders'
  | 'seniorDeaconesses'
  | 'ordainedDeacons'
  | 'deaconTrainees'
  | 'offDutyElders'
  | 'offDutyDeacons'
  | 'retiredElders'
  | 'retiredDeaconesses'
  | 'retiredDeacons';

/** The server's duty number of each role (PEOP-03). */
export const dutyIds: Readonly<Record<ServingRole, number>> = {
  evangelist: 3,
  elders: 4,
  offDutyElders: 5,
  retiredElders: 6,
  seniorDeaconesses: 7,
  retiredDeaconesses: 9,
  ordainedDeacons: 10,
  offDutyDeacons: 11,
  retiredDeacons: 12,
  deaconTrainees: 13,
};

const compare = makeKoreanOrder();

/** Names in Korean order (가나다); namesakes are kept. */
export function inKoreanOrder(names: readonly string[]): readonly string[] {
  return names.toSorted(compare);
}

/** The names that contain the search text, initial consonants included; all names when it is empty. */
export function namesMatching(names: readonly string[], searchText: string): readonly string[] {
  return names.filter(makeHangulSearch(searchText, names));
}
