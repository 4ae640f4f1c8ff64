import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { xlsxOf } from '@/adapters/browser/xlsx.ts';
import { textsOfXlsx } from '../../builders/xlsx.ts';

const ROWS = [
  ['번호', '이름'],
  ['1', '김민수'],
];

const partsOf = (rows: readonly (readonly string[])[], title = '회원명부') =>
  Object.entries(unzipSync(xlsxOf({ title, rows }).content)).map(([path, bytes]) => ({ path, xml: strFromU8(bytes) }));

describe('MEMB-09 a sheet as .xlsx', () => {
  it('has its texts in their cells, row by row, and is named as what it is', () => {
    expect(xlsxOf({ title: '회원명부', rows: ROWS }).mediaType).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(textsOfXlsx(xlsxOf({ title: '회원명부', rows: ROWS }).content)).toEqual(ROWS);
  });

  it('consists of well-formed parts that name each other', () => {
    const parts = partsOf(ROWS, '<회원> & "명부"');
    for (const { path, xml } of parts) {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      expect([path, document.querySelector('parsererror')]).toEqual([path, null]);
    }
    const paths = parts.map(({ path }) => path);
    const named = parts.flatMap(({ path, xml }) =>
      [...xml.matchAll(/(?:PartName="\/|Target=")(?<target>[^"]+)"/g)].map(({ groups }) => {
        const target = groups?.['target'] ?? '';
        return path === 'xl/_rels/workbook.xml.rels' ? `xl/${target}` : target;
      }),
    );
    expect(paths).toEqual(expect.arrayContaining(named));
    expect(named.length).toBeGreaterThan(4);
  });

  it.each([
    '=HYPERLINK("http://evil.test")',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1',
    '\t=1',
    '010-1234',
    '2026-11-18',
    '1e5',
    'TRUE',
  ])('keeps %j as the text that it is', (text) => {
    expect(textsOfXlsx(xlsxOf({ title: '명부', rows: [[text]] }).content)).toEqual([[text]]);
    const sheet = partsOf([[text]]).find(({ path }) => path.endsWith('sheet1.xml'))?.xml ?? '';
    expect(sheet).toContain('t="inlineStr"');
    expect(sheet).not.toMatch(/<f>|<v>/);
  });

  it.each([
    ['김 & 박 <b>"x"</b>', '김 & 박 <b>"x"</b>'],
    [' 앞뒤 \n두 줄 ', ' 앞뒤 \n두 줄 '],
    ['👨‍👩‍👧 가'.normalize('NFD'), '👨‍👩‍👧 가'.normalize('NFD')],
    ['\u0000가\u0008\uD83D나\uFFFF', '가나'],
    ['_x0041_', '_x0041_'],
    ['가'.repeat(40_000), '가'.repeat(32_767)],
  ])('says %j as a program reads it', (text, read) => {
    expect(textsOfXlsx(xlsxOf({ title: '명부', rows: [[text]] }).content)).toEqual([[read]]);
  });

  it('of nothing is a sheet without rows', () => {
    expect(textsOfXlsx(xlsxOf({ title: '명부', rows: [] }).content)).toEqual([]);
  });
});
