import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvMessages, csvCell, memberCsv } from '@/admin/members/member-csv.ts';
import { anEntry } from '../../builders/member.ts';

const WORDS: CsvMessages = {
  headings: {
    id: '번호',
    name: '이름',
    email: '이메일',
    gender: '성별',
    birthDate: '생년월일',
    duty: '직분',
    zone: '구역',
  },
  genders: { male: '남', female: '여', none: '' },
};

/** Parses RFC 4180 character by character, as a spreadsheet program does. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      while (text[at] !== '"' || text[at + 1] === '"') {
        cell += text[at];
        at += text[at] === '"' ? 2 : 1;
      }
      at += 1;
    } else {
      while (at < text.length && !/[,\r\n]/.test(text[at] ?? '')) {
        cell += text[at];
        at += 1;
      }
    }
    row.push(cell);
    if (text[at] === ',') at += 1;
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n');
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

describe('MEMB-07 the list as a CSV file', () => {
  it('is UTF-8 with a byte order mark, a heading, and a line for each member in the shown order', () => {
    const members = [anEntry({ id: 2, name: '황보라', email: '' }), anEntry({ id: 'a-1', name: '김민수' })];
    expect(memberCsv(members, WORDS)).toBe('\uFEFF번호,이름,이메일\r\n2,황보라,\r\na-1,김민수,minsu@example.org\r\n');
  });

  it('has a column only where a member has a value', () => {
    const members = [
      anEntry({ id: 1, gender: 'female', birthDate: '1990-02-28', zone: { id: 2, name: '람바레 구역' } }),
      anEntry({ id: 2, gender: 'none', duty: { id: undefined, name: '장로' } }),
      anEntry({ id: 3 }),
    ];
    expect(readCsv(memberCsv(members, WORDS).slice(1)).map((row) => row.toSpliced(1, 2))).toEqual([
      ['번호', '성별', '생년월일', '직분', '구역'],
      ['1', '여', '1990-02-28', '', '람바레 구역'],
      ['2', '', '', '장로', ''],
      ['3', '', '', '', ''],
    ]);
  });

  it.each([
    ['김민수', '김민수'],
    ['', ''],
    ['김,민수', '"김,민수"'],
    ['김 "민" 수', '"김 ""민"" 수"'],
    ['첫 줄\r\n둘째 줄', '"첫 줄\r\n둘째 줄"'],
    [' 김민수 ', '" 김민수 "'],
    ['=1+1', "'=1+1"],
    ['+595 21', "'+595 21"],
    ['-0', "'-0"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    [' =1+1', "' =1+1"],
    ['\u200B=1+1', "'\u200B=1+1"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("//evil","눌러")', '"\'=HYPERLINK(""//evil"",""눌러"")"'],
    ['김-민수@a', '김-민수@a'],
    ['김;민수', '김;민수'],
    [';=1+1', ";'=1+1"],
    ['김; =1+1;+2', "김;' =1+1;'+2"],
    ['김;"=1+1"', '"김;\'""=1+1"""'],
    ['김\n=1+1', '"김\n\'=1+1"'],
  ])('writes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('is parsed back to the same values, except for apostrophes before formulas', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[=+\-@",\r\n a'-]{0,8}$/));
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.nat(), name: text, email: text })), (members) => {
        const [heading, ...rows] = readCsv(memberCsv(members, WORDS).slice(1));
        expect(heading).toEqual(['번호', '이름', '이메일']);
        expect(rows.map((row) => row.map((cell) => cell.replaceAll("'", '')))).toEqual(
          members.map(({ id, name, email }) => [String(id), name.replaceAll("'", ''), email.replaceAll("'", '')]),
        );
      }),
    );
  });

  it('has no cell that a spreadsheet program would run as a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [[cell = ''] = []] = readCsv(`${csvCell(text)}\r\n`);
        expect(cell).not.toMatch(/^[\s]*[=+\-@]/);
        for (const part of cell.split(/[;\t\r\n]/)) expect(part).not.toMatch(/^[\s"]*[=+\-@]/);
      }),
    );
  });
});
