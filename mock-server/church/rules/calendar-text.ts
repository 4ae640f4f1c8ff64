/** The maximum length of a line in octets, before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const octets = new TextEncoder();

/** A text as a value of a calendar (RFC 5545, 3.3.11): it cannot end its line, and other control characters are left out. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- the pattern is meant to match control characters
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Folds a long line between characters, never inside one; each continuation begins with a space. */
const folded = (line: string): string => {
  let text = '';
  let used = 0;
  for (const character of line) {
    const { length } = octets.encode(character);
    if (used + length > LINE_OCTETS) {
      text += '\r\n ';
      used = 1;
    }
    text += character;
    used += length;
  }
  return text;
};

/** The lines of a calendar as they are sent: folded, each with its CRLF. */
export const calendarText = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');
