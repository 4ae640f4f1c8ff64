import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, memberCsv } from '@/admin/domain/member-csv.ts';
import { anEntry } from '../../builders/member.ts';

const HEADINGS = ['번호', '이름', '이메일'] as const;

/** Reads RFC 4180 as a spreadsheet program does, letter by letter. */
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

describe('MEMB-07 the list as a file for the office', () => {
  it('is UTF-8 behind a mark, a heading, and a line for each member in the order that is shown', () => {
    const members = [anEntry({ id: 2, name: '황보라', email: '' }), anEntry({ id: 'a-1', name: '김민수' })];
    expect(memberCsv(members, HEADINGS)).toBe(
      '\uFEFF번호,이름,이메일\r\n2,황보라,\r\na-1,김민수,minsu@example.org\r\n',
    );
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
  ])('writes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('is read back as it was written, but for the apostrophe before a formula', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[=+\-@",\r\n a'-]{0,8}$/));
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.nat(), name: text, email: text })), (members) => {
        const [heading, ...rows] = readCsv(memberCsv(members, HEADINGS).slice(1));
        expect(heading).toEqual(HEADINGS);
        expect(rows.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
          members.map(({ id, name, email }) => [String(id), name.replace(/^'/, ''), email.replace(/^'/, '')]),
        );
      }),
    );
  });

  it('holds no cell that a spreadsheet program would run', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [[cell = ''] = []] = readCsv(`${csvCell(text)}\r\n`);
        expect(cell).not.toMatch(/^[\s]*[=+\-@]/);
      }),
    );
  });
});
