import { isBlank } from '@/shared/characters.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import type { Person } from './organisation.ts';

/** A part of the organisation that is edited on its own page (ORGN-10). */
export interface PartRef {
  readonly kind: PartKind;
  /** Empty for the governing session, since there is only one. */
  readonly id: EntityId;
}

export type PartKind = 'governingSession' | 'committee' | 'department' | 'mission';

/** The groups of seats in a part; a group's name selects the labels of its offices. */
export type SeatGroup = 'governingSession' | 'board' | 'committee' | 'mission' | 'department' | 'school' | 'choir';

/** An office, or a list of people who serve without one. */
export interface Seat {
  /** The office's name within its group, such as `president`. */
  readonly office: string;
  readonly many: boolean;
  /** At most one, unless the seat is for many. */
  readonly holders: readonly Person[];
}

export interface SeatSection {
  /** Identifies the section within its part. */
  readonly key: string;
  readonly group: SeatGroup;
  /** The choir's name; empty where the label of the group is enough. */
  readonly name: string;
  readonly seats: readonly Seat[];
}

/** The editable content of any part. */
export interface PartSheet {
  readonly name: string;
  readonly sections: readonly SeatSection[];
  /** A committee's duties, one on each line; undefined for any other part. */
  readonly duties: string | undefined;
}

/** The position of a seat in its part. */
export interface SeatPlace {
  readonly section: string;
  readonly office: string;
}

/** A seat with its position. */
interface PlacedSeat extends Seat {
  readonly place: SeatPlace;
  readonly group: SeatGroup;
  /** The name of its section. */
  readonly sectionName: string;
}

/** Every seat of a part, in display order. */
export function seatsOf({ sections }: PartSheet): readonly PlacedSeat[] {
  return sections.flatMap(({ key, group, name, seats }) =>
    seats.map((seat) => ({ ...seat, group, sectionName: name, place: { section: key, office: seat.office } })),
  );
}

export function seatAt(sheet: PartSheet, place: SeatPlace): PlacedSeat | undefined {
  return seatsOf(sheet).find((seat) => samePlace(seat.place, place));
}

export function samePlace(one: SeatPlace, other: SeatPlace): boolean {
  return one.section === other.section && one.office === other.office;
}

/** The lines that are not blank, trimmed. */
export function dutyLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlank(line));
}

/** Members are compared by id, or by name where the server gives no id. */
export function samePerson(one: Person, other: Person): boolean {
  if (one.id === undefined || other.id === undefined) return one.id === other.id && one.name === other.name;
  return sameId(one.id, other.id);
}

export function includesPerson(holders: readonly Person[], person: Person): boolean {
  return holders.some((holder) => samePerson(holder, person));
}

/** True when the same people serve, in any order. */
export function sameHolders(one: readonly Person[], other: readonly Person[]): boolean {
  return one.every((person) => includesPerson(other, person)) && other.every((person) => includesPerson(one, person));
}

/** Puts a person into a seat: replaces the holder, or joins the others in a seat for many. */
export function withPersonInSeat(sheet: PartSheet, place: SeatPlace, person: Person): PartSheet {
  return withSeat(sheet, place, ({ many, holders }) => {
    if (!many) return [person];
    return includesPerson(holders, person) ? holders : [...holders, person];
  });
}

export function withoutPersonInSeat(sheet: PartSheet, place: SeatPlace, person: Person): PartSheet {
  return withSeat(sheet, place, ({ holders }) => holders.filter((holder) => !samePerson(holder, person)));
}

/** The differences between two states of a part. */
export interface PartChanges {
  readonly seats: readonly SeatChange[];
  /** Whether the text of the committee's duties differs. */
  readonly duties: boolean;
}

export interface SeatChange {
  readonly seat: PlacedSeat;
  readonly before: readonly Person[];
  readonly after: readonly Person[];
}

/** A seat that exists in only one of the two counts as empty in the other. */
export function changesBetween(before: PartSheet, after: PartSheet): PartChanges {
  const known = [...seatsOf(after), ...seatsOf(before).filter(({ place }) => seatAt(after, place) === undefined)];
  const seats = known
    .map((seat) => ({
      seat,
      before: seatAt(before, seat.place)?.holders ?? [],
      after: seatAt(after, seat.place)?.holders ?? [],
    }))
    .filter((change) => !sameHolders(change.before, change.after));
  return { seats, duties: dutiesIn(before) !== dutiesIn(after) };
}

export function countOfChanges({ seats, duties }: PartChanges): number {
  return seats.length + (duties ? 1 : 0);
}

export function isUnchanged(before: PartSheet, after: PartSheet): boolean {
  return countOfChanges(changesBetween(before, after)) === 0;
}

/**
 * Applies the user's changes to the version that another user has saved meanwhile: the result is `theirs`, except where
 * `mine` differs from `before`.
 */
export function rebasedOnto(before: PartSheet, mine: PartSheet, theirs: PartSheet): PartSheet {
  const { seats, duties } = changesBetween(before, mine);
  const seatedHere = seats.reduce((sheet, { seat, after }) => withSeat(sheet, seat.place, () => after), theirs);
  return duties ? { ...seatedHere, duties: mine.duties } : seatedHere;
}

/** The other seats of a part that the person already holds. */
export function otherSeatsOf(sheet: PartSheet, person: Person, place: SeatPlace): readonly PlacedSeat[] {
  return seatsOf(sheet).filter((seat) => !samePlace(seat.place, place) && includesPerson(seat.holders, person));
}

function withSeat(
  sheet: PartSheet,
  place: SeatPlace,
  change: (seat: PartSheet['sections'][number]['seats'][number]) => readonly Person[],
): PartSheet {
  return {
    ...sheet,
    sections: sheet.sections.map((section) => ({
      ...section,
      seats: section.seats.map((seat) =>
        samePlace({ section: section.key, office: seat.office }, place) ? { ...seat, holders: change(seat) } : seat,
      ),
    })),
  };
}

function dutiesIn({ duties = '' }: PartSheet): string {
  return dutyLines(duties.normalize('NFC')).join('\n');
}
