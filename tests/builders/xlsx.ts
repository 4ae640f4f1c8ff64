import { strFromU8, unzipSync } from 'fflate';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The texts in the cells of a workbook's only sheet, row by row. */
export function textsOfXlsx(bytes: Uint8Array): readonly (readonly string[])[] {
  const sheet = unzipSync(bytes)['xl/worksheets/sheet1.xml'];
  if (sheet === undefined) throw new Error('The workbook has no sheet');
  return [...strFromU8(sheet).matchAll(/<row>(?<cells>.*?)<\/row>/gs)].map(({ groups }) =>
    [...(groups?.['cells'] ?? '').matchAll(/<t [^>]*>(?<text>.*?)<\/t>/gs)].map((cell) =>
      textIn(cell.groups?.['text'] ?? ''),
    ),
  );
}

/** As a program reads it: `&amp;` and `_x005F_` are signs that are written out. */
const textIn = (xml: string): string =>
  xml
    .replaceAll(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
