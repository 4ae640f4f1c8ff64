import type { Gender, MemberEntry } from './member.ts';

/** Tells spreadsheet programs that the text is UTF-8: without it they read Hangul as gibberish. */
const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/**
 * What a cell may not begin with: programs would run it as a formula. The wide signs of Korean keyboards count, too. Where
 * the comma stands in numbers, as in Spain and Paraguay, programs part cells at semicolons, whatever stands in quotes: what
 * follows one, a tab or the end of a line begins a cell there.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s\p{Cf}"]*[=+\-@＝＋－＠])/gu;

/** Programs cut off what stands before it. */
const BEGINS_APART = /^[\t\r\n]/;

/** What makes a cell end too soon unless it stands in quotes; blanks at its ends would be lost. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

const ALWAYS = ['id', 'name', 'email'] as const;
const WHERE_KNOWN = ['gender', 'birthDate', 'duty', 'zone'] as const;

export type CsvColumn = (typeof ALWAYS)[number] | (typeof WHERE_KNOWN)[number];

/** What the file says in words. */
export interface CsvMessages {
  readonly headings: Readonly<Record<CsvColumn, string>>;
  readonly genders: Readonly<Record<Gender, string>>;
}

/**
 * The members, in their order, as a table that spreadsheet programs open: RFC 4180 behind a byte order mark. What the
 * server tells of nobody has no column.
 */
export function memberCsv(members: readonly MemberEntry[], { headings, genders }: CsvMessages): string {
  const known = WHERE_KNOWN.filter((column) => members.some((member) => member[column] !== undefined));
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

/** One cell, harmless and unmistakable: an apostrophe before a formula makes it a text. */
export function csvCell(text: string): string {
  const marked = text.replaceAll(FORMULA, "$1'");
  const harmless = BEGINS_APART.test(marked) ? `'${marked}` : marked;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
