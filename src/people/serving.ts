import { makeHangulSearch, makeKoreanOrder } from '@/shared/hangul.ts';
import { done, type Outcome } from '@/shared/outcome.ts';

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

/** Reads who holds which duty (PEOP-03). */
export interface DutyHolderRepository {
  /** @returns the names of the duty's holders, in the server's order; empty when there are none */
  namesOf(dutyId: number, signal?: AbortSignal): Promise<Outcome<readonly string[]>>;
}

const compare = makeKoreanOrder();

/** Names in Korean order (가나다); namesakes are kept. */
export function inKoreanOrder(names: readonly string[]): readonly string[] {
  return names.toSorted(compare);
}

/** The names that contain the search text, initial consonants included; all names when it is empty. */
export function namesMatching(names: readonly string[], searchText: string): readonly string[] {
  return names.filter(makeHangulSearch(searchText));
}

export type ReadServingNames = (role: ServingRole, signal?: AbortSignal) => Promise<Outcome<readonly string[]>>;

/** Reads the names of those who serve in a role, in Korean order (PEOP-03). */
export function makeReadServingNames(holders: DutyHolderRepository): ReadServingNames {
  return async (role, signal) => {
    const names = await holders.namesOf(dutyIds[role], signal);
    return names.kind === 'done' ? done(inKoreanOrder(names.value)) : names;
  };
}
