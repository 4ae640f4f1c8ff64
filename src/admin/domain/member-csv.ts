import type { MemberEntry } from './member.ts';

/** Tells spreadsheet programs that the text is UTF-8: without it they read Hangul as gibberish. */
const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';

/** What a cell may not begin with: programs would run it as a formula. The wide signs of Korean keyboards count, too. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** What makes a cell end too soon unless it stands in quotes; blanks at its ends would be lost. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/**
 * The members, in their order, as a table that spreadsheet programs open: RFC 4180 behind a byte order mark.
 * @param headings of the number, the name and the e-mail
 */
export function memberCsv(members: readonly MemberEntry[], headings: readonly [string, string, string]): string {
  const rows = [headings, ...members.map(({ id, name, email }) => [String(id), name, email])];
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(csvCell).join(',')}${LINE_END}`).join('')}`;
}

/** One cell, harmless and unmistakable: an apostrophe before a formula makes it a text. */
export function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
