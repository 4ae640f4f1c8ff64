import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Person } from '@/organisation/domain/organisation.ts';
import {
  changesBetween,
  countOfChanges,
  isUnchanged,
  otherSeatsOf,
  rebased,
  sameHolders,
  samePerson,
  seated,
  unseated,
} from '@/organisation/domain/part-changes.ts';
import { dutyLines, type PartSheet, seatAt } from '@/organisation/domain/part-sheet.ts';
import { aPerson } from '../../builders/organisation.ts';
import { aSheet, junghoon, members, minsu, president, secretary, sunyoung } from '../../builders/part-sheet.ts';

const holders = (sheet: PartSheet, place = president): readonly Person[] => seatAt(sheet, place)?.holders ?? [];

describe('who is who', () => {
  it.each([
    [aPerson('김민수', 1), aPerson('김민수', 1), true],
    [aPerson('김민수', 1), aPerson('김민수', '1'), true],
    [aPerson('김민수', 1), aPerson('김민숙', 1), true],
    [aPerson('김민수', 1), aPerson('김민수', 2), false],
    [aPerson('김민수'), aPerson('김민수'), true],
    [aPerson('김민수'), aPerson('이선영'), false],
    // Of a name alone nobody knows which member it is.
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

describe('ORGN-10 putting somebody into a seat', () => {
  it('of one takes the place of whoever held it', () => {
    expect(holders(seated(aSheet({ president: minsu }), president, sunyoung))).toEqual([sunyoung]);
  });

  it('of many adds them, once', () => {
    const sheet = seated(aSheet({ members: [minsu] }), members, sunyoung);
    expect(holders(seated(sheet, members, sunyoung), members)).toEqual([minsu, sunyoung]);
  });

  it('leaves all the others as they are', () => {
    const sheet = seated(aSheet({ president: minsu, secretary: sunyoung }), secretary, junghoon);
    expect(holders(sheet)).toEqual([minsu]);
  });

  it('that does not exist does nothing', () => {
    const sheet = aSheet({ president: minsu });
    expect(seated(sheet, { section: 'mission', office: 'pope' }, sunyoung)).toEqual(sheet);
    expect(seated(sheet, { section: 'choir', office: 'president' }, sunyoung)).toEqual(sheet);
  });

  it('and taking them out again', () => {
    expect(holders(unseated(aSheet({ members: [minsu, sunyoung] }), members, minsu), members)).toEqual([sunyoung]);
    expect(holders(unseated(aSheet({ president: minsu }), president, minsu))).toEqual([]);
    expect(holders(unseated(aSheet({ president: minsu }), president, sunyoung))).toEqual([minsu]);
  });
});

describe('what was changed', () => {
  it('is told seat by seat', () => {
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

  it('counts a seat that only one side knows as empty in the other', () => {
    const without: PartSheet = { ...aSheet(), sections: [] };
    expect(isUnchanged(without, aSheet())).toBe(true);
    expect(changesBetween(without, aSheet({ president: minsu })).seats).toHaveLength(1);
    expect(changesBetween(aSheet({ president: minsu }), without).seats).toMatchObject([{ before: [minsu], after: [] }]);
  });

  it('is undone by putting people back, in whatever order', () => {
    const before = aSheet({ members: [minsu, sunyoung] });
    expect(isUnchanged(before, seated(unseated(before, members, minsu), members, minsu))).toBe(true);
  });
});

describe('ORGN-10 two who change a part at once', () => {
  const before = aSheet({ president: minsu, secretary: minsu, duties: '가' });

  it('keep both changes where these are apart', () => {
    const mine = aSheet({ president: sunyoung, secretary: minsu, duties: '가' });
    const theirs = aSheet({ president: minsu, secretary: junghoon, duties: '나' });
    expect(rebased(before, mine, theirs)).toEqual(aSheet({ president: sunyoung, secretary: junghoon, duties: '나' }));
  });

  it('keep mine where these meet', () => {
    const mine = aSheet({ president: sunyoung, secretary: minsu, duties: '다' });
    const theirs = aSheet({ president: junghoon, secretary: minsu, duties: '나' });
    expect(rebased(before, mine, theirs)).toEqual(aSheet({ president: sunyoung, secretary: minsu, duties: '다' }));
  });

  const people = fc.constantFrom(minsu, sunyoung, junghoon);
  const sheets = fc
    .record({ president: people, secretary: people, members: fc.uniqueArray(people), duties: fc.string() })
    .map(aSheet);

  it('lose nothing: what is different from the beginning here stays, all else is theirs', () => {
    fc.assert(
      fc.property(sheets, sheets, sheets, (began, mine, theirs) => {
        const result = rebased(began, mine, theirs);
        const changed = changesBetween(began, mine).seats.map(({ seat }) => seat.office);
        for (const place of [president, secretary, members]) {
          const wanted = changed.includes(place.office) ? mine : theirs;
          expect(sameHolders(holders(result, place), holders(wanted, place))).toBe(true);
        }
      }),
    );
  });

  it('end with what is here when nobody else changed anything, and with theirs when nothing was changed here', () => {
    fc.assert(
      fc.property(sheets, sheets, (one, other) => {
        expect(isUnchanged(rebased(one, other, one), other)).toBe(true);
        expect(isUnchanged(rebased(one, one, other), other)).toBe(true);
      }),
    );
  });
});

describe('who is already in office', () => {
  it('is known of every other seat of the part', () => {
    const sheet = aSheet({ president: minsu, secretary: sunyoung, members: [minsu] });
    expect(otherSeatsOf(sheet, minsu, members).map(({ office }) => office)).toEqual(['president']);
    expect(otherSeatsOf(sheet, minsu, secretary).map(({ office }) => office)).toEqual(['president', 'members']);
    expect(otherSeatsOf(sheet, junghoon, members)).toEqual([]);
  });
});

describe('what a committee does', () => {
  it.each([
    ['', []],
    [' \n\t\n', []],
    ['가\n나', ['가', '나']],
    ['  가  \r\n\n 나', ['가', '나']],
  ])('%j is %j', (text, lines) => {
    expect(dutyLines(text)).toEqual(lines);
  });
});
