import type { EntityId } from '@/shared/domain/entity-id.ts';
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
export interface PlacedSeat extends Seat {
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
    .filter((line) => line !== '');
}
