import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Person } from '@/organisation/organisation.ts';
import {
  changesBetween,
  countOfChanges,
  dutyLines,
  isUnchanged,
  otherSeatsOf,
  type PartSheet,
  rebasedOnto,
  sameHolders,
  samePerson,
  seatAt,
  withoutPersonInSeat,
  withPersonInSeat,
} from '@/organisation/parts.ts';
import { aPerson } from '../builders/organisation.ts';
import { aSheet, junghoon, members, minsu, president, secretary, sunyoung } from '../builders/part-sheet.ts';

const holders = (sheet: PartSheet, place = president): readonly Person[] => seatAt(sheet, place)?.holders ?? [];

describe('comparing people', () => {
  it.each([
    [aPerson('김민수', 1), aPerson('김민수', 1), true],
    [aPerson('김민수', 1), aPerson('김민수', '1'), true],
    [aPerson('김민수', 1), aPerson('김민숙', 1), true],
    [aPerson('김민수', 1), aPerson('김민수', 2), false],
    [aPerson('김민수'), aPerson('김민수'), true],
    [aPerson('김민수'), aPerson('이선영'), false],
    // A name alone does not identify a member.
    [aPerson('김민수'), aPerson('김민수', 1), false],
  ])('%j is %j: %s', (one, other, same) => {
    expect(samePerson(one, other)).toBe(same);
    expect(samePerson(other, one)).toBe(same);
  });

  it.each([
    [[], [], true],
    [[minsu, sunyoung], [sunyoung, minsu], true],
    [[minsu], [minsu, minsu], true],
    [[minsu], [], false],
    [[minsu], [minsu, sunyoung], false],
    [[minsu, sunyoung], [minsu], false],
  ])('%j serve as %j do: %s', (one, other, same) => {
    expect(sameHolders(one, other)).toBe(same);
  });
});

describe('ORGN-10 putting a person into a seat', () => {
  it('for one person replaces the holder', () => {
    expect(holders(withPersonInSeat(aSheet({ president: minsu }), president, sunyoung))).toEqual([sunyoung]);
  });

  it('for many adds them, once', () => {
    const sheet = withPersonInSeat(aSheet({ members: [minsu] }), members, sunyoung);
    expect(holders(withPersonInSeat(sheet, members, sunyoung), members)).toEqual([minsu, sunyoung]);
  });

  it('changes no other seat', () => {
    const sheet = withPersonInSeat(aSheet({ president: minsu, secretary: sunyoung }), secretary, junghoon);
    expect(holders(sheet)).toEqual([minsu]);
  });

  it('that does not exist changes nothing', () => {
    const sheet = aSheet({ president: minsu });
    expect(withPersonInSeat(sheet, { section: 'mission', office: 'pope' }, sunyoung)).toEqual(sheet);
    expect(withPersonInSeat(sheet, { section: 'choir', office: 'president' }, sunyoung)).toEqual(sheet);
  });

  it('and removing them again', () => {
    expect(holders(withoutPersonInSeat(aSheet({ members: [minsu, sunyoung] }), members, minsu), members)).toEqual([
      sunyoung,
    ]);
    expect(holders(withoutPersonInSeat(aSheet({ president: minsu }), president, minsu))).toEqual([]);
    expect(holders(withoutPersonInSeat(aSheet({ president: minsu }), president, sunyoung))).toEqual([minsu]);
  });
});

describe('the changes between two states', () => {
  it('are listed by seat', () => {
    const before = aSheet({ president: minsu, members: [minsu] });
    const after = aSheet({ secretary: minsu, members: [minsu, sunyoung] });
    const { seats, duties } = changesBetween(before, after);
    expect(seats.map((change) => [change.seat.office, change.before, change.after])).toEqual([
      ['president', [minsu], []],
      ['secretary', [], [minsu]],
      ['members', [minsu], [minsu, sunyoung]],
    ]);
    expect(duties).toBe(false);
  });

  it.each([
    ['a\nb', 'a\nb', false],
    ['a\nb', ' a \n\n b\n', false],
    ['e\u0301', 'é', false],
    ['a\nb', 'b\na', true],
    ['', 'a', true],
    [undefined, '', false],
  ])('duties %j and %j differ: %s', (before, after, differ) => {
    const [one, other] = [before, after].map((duties) => aSheet(duties === undefined ? {} : { duties }));
    const changes = changesBetween(one ?? aSheet(), other ?? aSheet());
    expect(changes.duties).toBe(differ);
    expect(countOfChanges(changes)).toBe(differ ? 1 : 0);
  });

  it('count a seat that exists in only one of them as empty in the other', () => {
    const without: PartSheet = { ...aSheet(), sections: [] };
    expect(isUnchanged(without, aSheet())).toBe(true);
    expect(changesBetween(without, aSheet({ president: minsu })).seats).toHaveLength(1);
    expect(changesBetween(aSheet({ president: minsu }), without).seats).toMatchObject([{ before: [minsu], after: [] }]);
  });

  it('are none after putting people back, in any order', () => {
    const before = aSheet({ members: [minsu, sunyoung] });
    expect(isUnchanged(before, withPersonInSeat(withoutPersonInSeat(before, members, minsu), members, minsu))).toBe(
      true,
    );
  });
});

describe('ORGN-10 two users who change a part at once', () => {
  const before = aSheet({ president: minsu, secretary: minsu, duties: '가' });

  it('keep both changes of different seats', () => {
    const mine = aSheet({ president: sunyoung, secretary: minsu, duties: '가' });
    const theirs = aSheet({ president: minsu, secretary: junghoon, duties: '나' });
    expect(rebasedOnto(before, mine, theirs)).toEqual(
      aSheet({ president: sunyoung, secretary: junghoon, duties: '나' }),
    );
  });

  it('keep my change of the same seat', () => {
    const mine = aSheet({ president: sunyoung, secretary: minsu, duties: '다' });
    const theirs = aSheet({ president: junghoon, secretary: minsu, duties: '나' });
    expect(rebasedOnto(before, mine, theirs)).toEqual(aSheet({ president: sunyoung, secretary: minsu, duties: '다' }));
  });

  const people = fc.constantFrom(minsu, sunyoung, junghoon);
  const sheets = fc
    .record({ president: people, secretary: people, members: fc.uniqueArray(people), duties: fc.string() })
    .map(aSheet);

  it('keep my changes and, everywhere else, theirs', () => {
    fc.assert(
      fc.property(sheets, sheets, sheets, (began, mine, theirs) => {
        const result = rebasedOnto(began, mine, theirs);
        const changed = changesBetween(began, mine).seats.map(({ seat }) => seat.office);
        for (const place of [president, secretary, members]) {
          const wanted = changed.includes(place.office) ? mine : theirs;
          expect(sameHolders(holders(result, place), holders(wanted, place))).toBe(true);
        }
      }),
    );
  });

  it('end with mine when they changed nothing, and with theirs when I did not', () => {
    fc.assert(
      fc.property(sheets, sheets, (one, other) => {
        expect(isUnchanged(rebasedOnto(one, other, one), other)).toBe(true);
        expect(isUnchanged(rebasedOnto(one, one, other), other)).toBe(true);
      }),
    );
  });
});

describe('other offices of a person', () => {
  it('are found in every seat of the part', () => {
    const sheet = aSheet({ president: minsu, secretary: sunyoung, members: [minsu] });
    expect(otherSeatsOf(sheet, minsu, members).map(({ office }) => office)).toEqual(['president']);
    expect(otherSeatsOf(sheet, minsu, secretary).map(({ office }) => office)).toEqual(['president', 'members']);
    expect(otherSeatsOf(sheet, junghoon, members)).toEqual([]);
  });
});

describe('the duties of a committee', () => {
  it.each([
    ['', []],
    [' \n\t\n', []],
    ['가\n나', ['가', '나']],
    ['  가  \r\n\n 나', ['가', '나']],
  ])('%j is %j', (text, lines) => {
    expect(dutyLines(text)).toEqual(lines);
  });
});
