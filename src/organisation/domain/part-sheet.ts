import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Person } from './organisation.ts';

/** A part of the organisation that is edited by itself (ORGN-10). */
export interface PartRef {
  readonly kind: PartKind;
  /** Empty for the governing session, of which there is one. */
  readonly id: EntityId;
}

export type PartKind = 'session' | 'committee' | 'department' | 'mission';

/** Who belongs together in a part, and by whose names their offices go. */
export type SeatGroup = 'session' | 'board' | 'committee' | 'mission' | 'department' | 'school' | 'choir';

/** An office, or a list of those who serve without one. */
export interface Seat {
  /** By the name that the office has in its group, such as `president`. */
  readonly office: string;
  readonly many: boolean;
  /** At most one where the seat is not for many. */
  readonly holders: readonly Person[];
}

export interface SeatSection {
  /** Tells the sections of a part apart. */
  readonly key: string;
  readonly group: SeatGroup;
  /** The choir's name; empty where the group says enough. */
  readonly name: string;
  readonly seats: readonly Seat[];
}

/** What is edited of a part, whichever it is. */
export interface PartSheet {
  readonly name: string;
  readonly sections: readonly SeatSection[];
  /** What a committee does, one thing a line; undefined for any other part. */
  readonly duties: string | undefined;
}

/** Where a seat stands in its part. */
export interface SeatPlace {
  readonly section: string;
  readonly office: string;
}

/** A seat with where it stands. */
export interface PlacedSeat extends Seat {
  readonly place: SeatPlace;
  readonly group: SeatGroup;
  /** The name of its section. */
  readonly sectionName: string;
}

/** Every seat of a part, in the order in which they are shown. */
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

/** The lines that say something, without the spaces around them. */
export function dutyLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
