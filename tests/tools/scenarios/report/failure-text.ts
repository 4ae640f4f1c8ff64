import { stripVTControlCharacters } from 'node:util';

const STACK_LINE = /^\s+at (?:.*[(\s])?\S+:\d+(?::\d+)?\)?$/;
/** `expect(page).toHaveTitle(expected) failed`: this line says less than the expected value below it. */
const MATCHER = /^(?:\w*Error: )?expect\(.*\)\.[\w.]+\(.*\)(?: failed| \/\/ .*)?$/;
const CALL = /^(?:\w*Error: )?(?:locator|page|frame|mouse|keyboard|browserContext|elementHandle)\.\w+: /;
const LINES_AT_MOST = 12;

/** An error's message for the report: expected and actual value, without colours and stack. */
export function failureText(message: string | undefined): string | undefined {
  const lines = linesOf(message).filter((line) => !STACK_LINE.test(line));
  const logBegins = lines.findIndex((line) => /^Call log:/i.test(line));
  const said = logBegins === -1 ? lines : lines.slice(0, logBegins);
  const log = logBegins === -1 ? [] : lines.slice(logBegins + 1);
  const shownLines = said
    .filter((line) => !MATCHER.test(line) && !line.startsWith('Timeout: '))
    .map((line) => line.replace(CALL, ''));
  const text = [...shownLines, ...lookedFor(shownLines, log)];
  if (text.length === 0) return lines[0]?.trim();
  return [...text.slice(0, LINES_AT_MOST), ...(text.length > LINES_AT_MOST ? ['…'] : [])].join('\n').trim();
}

/** The first line that is not empty, without a terminal's colours. */
export const firstLine = (text: string | undefined): string | undefined => linesOf(text)[0]?.trim();

/** What Playwright waited for, and what blocked the pointer, unless the message already says so. */
function lookedFor(shownLines: readonly string[], log: readonly string[]): readonly string[] {
  if (shownLines.some((line) => line.startsWith('Locator:'))) return [];
  const entries = log.map((line) => line.replace(/^[\s-]+/, ''));
  const waited = entries.find((line) => /^waiting for (?!element )/.test(line));
  const hidden = entries.find((line) => line.includes(' intercepts pointer events'));
  return [waited, hidden].filter((line) => line !== undefined);
}

const linesOf = (text = ''): readonly string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
