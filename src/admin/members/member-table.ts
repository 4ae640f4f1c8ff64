import type { Gender, MemberEntry } from './members.ts';

/** Tells spreadsheet programs that the text is UTF-8: without it they read Hangul as gibberish. */
const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/**
 * Beginnings of a cell that spreadsheet programs run as a formula, full-width signs of Korean keyboards included. Where
 * the comma is the decimal sign, as in Spain and Paraguay, programs split cells at semicolons even inside quotes;
 * there, a cell also begins after a semicolon, a tab or a line end.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s\p{Cf}"]*[=+\-@＝＋－＠])/gu;

/** Leading whitespace that programs strip, so that the formula behind it would be first. */
const LEADING_BREAK = /^[\t\r\n]/;

/** Characters that end a cell unless it is quoted; spaces at its ends would be lost too. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

const ALWAYS = ['id', 'name', 'email'] as const;
const OPTIONAL_COLUMNS = ['gender', 'birthDate', 'duty', 'zone'] as const;

export type CsvColumn = (typeof ALWAYS)[number] | (typeof OPTIONAL_COLUMNS)[number];

/** The texts in the file. */
export interface CsvMessages {
  readonly headings: Readonly<Record<CsvColumn, string>>;
  readonly genders: Readonly<Record<Gender, string>>;
}

/**
 * The members, in their order, as a CSV table (RFC 4180 with a byte order mark). A column that is empty for every
 * member is left out.
 */
export function memberCsv(members: readonly MemberEntry[], { headings, genders }: CsvMessages): string {
  const known = OPTIONAL_COLUMNS.filter((column) => members.some((member) => member[column] !== undefined));
  const columns: readonly CsvColumn[] = [...ALWAYS, ...known];
  const rows = [
    columns.map((column) => headings[column]),
    ...members.map((member) => columns.map((column) => textOf(member, column, genders))),
  ];
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(csvCell).join(',')}${LINE_END}`).join('')}`;
}

function textOf(member: MemberEntry, column: CsvColumn, genders: CsvMessages['genders']): string {
  if (column === 'gender') return member.gender === undefined ? '' : genders[member.gender];
  if (column === 'duty' || column === 'zone') return member[column]?.name ?? '';
  return String(member[column] ?? '');
}

/** One escaped cell; an apostrophe before a formula turns it into text. */
export function csvCell(text: string): string {
  const marked = text.replaceAll(FORMULA, "$1'");
  const harmless = LEADING_BREAK.test(marked) ? `'${marked}` : marked;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
