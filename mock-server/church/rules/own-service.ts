import type { Church } from '../church.ts';
import * as places from './organisation-places.ts';
import { showPlaces } from './person-places.ts';
import type { Person } from './persons.ts';

/** The kinds of bodies in which a member serves or learns; numbers are unique within some of them only. */
export const bodyKinds = ['session', 'committee', 'department', 'school', 'choir', 'mission'] as const;

type BodyKind = (typeof bodyKinds)[number];
type Shown = Readonly<Record<string, Person | null | Person[]>>;

interface Body {
  readonly id: number;
  readonly kind: BodyKind;
  readonly name: string;
  readonly shown: Shown;
}

/** A body to which a member belongs, with the other people in it. */
export interface Service extends Omit<Body, 'shown'> {
  /** The first of the member's places, by its wire name (ORGN-11). */
  readonly role: string;
  readonly people: readonly Person[];
}

/**
 * All bodies of the church; the teachers and the pupils of one school are two bodies, because they do not serve
 * together.
 */
function bodiesOf(church: Church, people: ReadonlyMap<number, Person>): Body[] {
  return [
    ...church.governingSessions.all().map((governingSession): Body => {
      const shown = {
        ...showPlaces(people, places.governingSessionPlaces, governingSession),
        ...showPlaces(people, places.boardPlaces, governingSession),
      };
      return { id: governingSession.id, kind: 'session', name: '당회', shown };
    }),
    ...church.committees.all().map(
      (committee): Body => ({
        id: committee.id,
        kind: 'committee',
        name: committee.name,
        shown: showPlaces(people, places.committeePlaces, committee),
      }),
    ),
    ...church.departments.all().flatMap(({ school, choirs, ...department }): Body[] => {
      const { id, name } = department;
      return [
        { id, kind: 'department', name, shown: showPlaces(people, places.departmentPlaces, department) },
        ...(school
          ? [places.teacherPlaces, places.pupilPlaces].map(
              (group): Body => ({ id, kind: 'school', name, shown: showPlaces(people, group, school) }),
            )
          : []),
        ...choirs.map(
          (choir): Body => ({
            id,
            kind: 'choir',
            name: choir.name,
            shown: showPlaces(people, places.choirPlaces, choir),
          }),
        ),
      ];
    }),
    ...church.missionSocieties.all().map(
      (mission): Body => ({
        id: mission.id,
        kind: 'mission',
        name: mission.name,
        shown: showPlaces(people, places.missionPlaces, mission),
      }),
    ),
  ];
}

const holders = (held: Shown[string]): Person[] => [held ?? []].flat();

/**
 * The bodies in which a member serves or learns, with the other people in them; each person is listed once (MINE-01).
 */
export const servicesOf = (church: Church, people: ReadonlyMap<number, Person>, memberId: number): Service[] =>
  bodiesOf(church, people).flatMap(({ shown, ...body }) => {
    const seats = Object.entries(shown);
    const own = seats.find(([, held]) => holders(held).some(({ id }) => id === memberId));
    if (!own) return [];
    const beside = new Map(seats.flatMap(([, held]) => holders(held)).map((person) => [person.id, person]));
    beside.delete(memberId);
    return [{ ...body, role: own[0], people: [...beside.values()] }];
  });
