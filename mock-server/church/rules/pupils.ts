import type { Church } from '../church.ts';
import type { Choir, School } from '../schemas/organisation.ts';
import { findOwnMember, livingPersons, type Person } from './members.ts';
import { idsAt, pupilPlaces, singerPlaces } from './organisation-places.ts';
import type { Caller } from './sessions.ts';

/** Users whose account is linked to a member see the names of pupils; all others, Admins too, only how many they are (ORGN-07). */
export type Reader = 'linked' | 'stranger';

export const readerOf = (church: Church, caller: Pick<Caller, 'accountId'> | undefined): Reader =>
  caller !== undefined && findOwnMember(church, caller.accountId) ? 'linked' : 'stranger';

export const pupilsOfSchool = (school: School): ReadonlySet<number> => idsAt(pupilPlaces, school);

/** None in a choir that its department does not mark, whatever the age of its singers: an adult choir beside a school keeps its names. */
export const pupilsOfChoir = (choir: Choir): ReadonlySet<number> =>
  choir.pupils ? idsAt(singerPlaces, choir) : new Set();

/** Everybody who learns in a church school or sings in a choir of pupils. */
const pupilsOf = (church: Church): ReadonlySet<number> =>
  new Set(
    church.departments
      .all()
      .flatMap(({ school, choirs }) => [
        ...(school ? pupilsOfSchool(school) : []),
        ...choirs.flatMap((choir) => [...pupilsOfChoir(choir)]),
      ]),
  );

/** The pupils whom a reader may not see by name, in whichever place they stand (REL-35). */
export const unseenPupils = (church: Church, reader: Reader): ReadonlySet<number> =>
  reader === 'linked' ? new Set() : pupilsOf(church);

export const isPupil = (church: Church, memberId: number): boolean => pupilsOf(church).has(memberId);

/** The living persons whose names a reader may see. */
export function namedPersons(church: Church, reader: Reader): ReadonlyMap<number, Person> {
  const unseen = unseenPupils(church, reader);
  return new Map([...livingPersons(church)].filter(([id]) => !unseen.has(id)));
}
