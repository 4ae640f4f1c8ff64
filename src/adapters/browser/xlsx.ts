import { strToU8, zipSync } from 'fflate';
import type { SavedFile, Sheet } from '@/shared/device.ports.ts';

/** The width of a column, in characters of the sheet's font; a Hangul syllable is two wide. */
const WIDTH = { least: 8, most: 40 };

/** More than this, in UTF-16 units, no cell of a spreadsheet holds. */
const LONGEST_CELL = 32_767;

/** What XML 1.0 cannot say: control characters, halves of characters, and two that are none. */
const UNSPEAKABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/**
 * A sheet as an Office Open XML workbook (ECMA-376) of one sheet, whose cells are texts: no program takes one for a formula, and
 * none asks in which encoding or by which separator it is to be read (MEMB-09). Its first row is bold and stays in sight.
 */
export function xlsxOf({
  title,
  rows,
}: Sheet): Omit<SavedFile, 'name'> & { readonly content: Uint8Array<ArrayBuffer> } {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
      <Default Extension="xml" ContentType="application/xml"/>
      <Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET_TYPE}.sheet.main+xml"/>
      <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET_TYPE}.worksheet+xml"/>
      <Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET_TYPE}.styles+xml"/>
    </Types>`,
    '_rels/.rels': relationships('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relationships('worksheet', 'worksheets/sheet1.xml', 'styles', 'styles.xml'),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}">
      <sheets><sheet name="${escaped(title)}" sheetId="1" r:id="r1"/></sheets>
    </workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">
      <fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts>
      <fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
      <borders count="1"><border/></borders>
      <cellStyleXfs count="1"><xf/></cellStyleXfs>
      <cellXfs count="2"><xf numFmtId="49"/><xf numFmtId="49" fontId="1" applyFont="1"/></cellXfs>
    </styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}">
      <sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>
      <cols>${columnsOf(rows)}</cols>
      <sheetData>${rows.map(rowOf).join('')}</sheetData>
    </worksheet>`,
  };
  const bytes = Object.entries(parts).map(([path, xml]) => [
    path,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml.replaceAll(/>\n\s+</g, '><')}`),
  ]);
  return { mediaType: `${SPREADSHEET_TYPE}.sheet`, content: zipSync(Object.fromEntries(bytes)) };
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function relationships(...typesAndTargets: readonly string[]): string {
  const one = (type: string, at: number): string =>
    `<Relationship Id="r${at + 1}" Type="${RELATIONSHIPS}/${type}" Target="${typesAndTargets[2 * at + 1]}"/>`;
  const types = typesAndTargets.filter((_, at) => at % 2 === 0);
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${types.map(one).join('')}</Relationships>`;
}

function columnsOf(rows: Sheet['rows']): string {
  const [headings = []] = rows;
  const widths = headings.map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))));
  return widths
    .map((width, at) => {
      const fitted = Math.min(Math.max(width + 2, WIDTH.least), WIDTH.most);
      return `<col min="${at + 1}" max="${at + 1}" width="${fitted}" customWidth="1"/>`;
    })
    .join('');
}

const widthOf = (text: string): number => text.length + (text.match(/[\u1100-\uFFDC]/g)?.length ?? 0);

function rowOf(texts: readonly string[], at: number): string {
  const style = at === 0 ? ' s="1"' : '';
  const cells = texts.map(
    (text) =>
      `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text.slice(0, LONGEST_CELL))}</t></is></c>`,
  );
  return `<row>${cells.join('')}</row>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Programs read `_x0041_` as A, so that an underscore before such letters is written as one of these itself. */
const escaped = (text: string): string =>
  text
    .replaceAll(UNSPEAKABLE, '')
    .replaceAll(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
