import type { PartReading } from '@/organisation/organisation.ports.ts';
import type { Person } from '@/organisation/organisation.ts';
import type { PartSheet, SeatPlace } from '@/organisation/parts.ts';
import { aPerson } from './organisation.ts';

export const minsu = aPerson('김민수', 1);
export const sunyoung = aPerson('이선영', 2);
export const junghoon = aPerson('박정훈', 3);

/** The places of the seats of {@link aSheet}. */
export const president: SeatPlace = { section: 'mission', office: 'president' };
export const secretary: SeatPlace = { section: 'mission', office: 'secretary' };
export const members: SeatPlace = { section: 'mission', office: 'members' };

interface GivenSeats {
  readonly president?: Person;
  readonly secretary?: Person;
  readonly members?: readonly Person[];
  readonly duties?: string;
}

/** A society with two officers and some members. */
export const aSheet = (given: GivenSeats = {}): PartSheet => ({
  name: '제1남선교회',
  sections: [
    {
      key: 'mission',
      group: 'mission',
      name: '',
      seats: [
        { office: 'president', many: false, holders: given.president === undefined ? [] : [given.president] },
        { office: 'secretary', many: false, holders: given.secretary === undefined ? [] : [given.secretary] },
        { office: 'members', many: true, holders: given.members ?? [] },
      ],
    },
  ],
  duties: given.duties,
});

export const aReading = (sheet: PartSheet = aSheet()): PartReading => ({ sheet, departments: [], source: {} });
