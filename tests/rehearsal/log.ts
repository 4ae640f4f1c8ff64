/** What a look has found, for whoever reads the log. */
type Found = string | void;

/** What was looked at, one line each. */
export interface Log {
  /** Words over the lines that follow. */
  readonly heading: (text: string) => void;
  /** Looks, and says what came of it; a look that fails ends nothing but itself. @returns whether it went well */
  readonly check: (what: string, look: () => Promise<Found>) => Promise<boolean>;
  /** The last line, once everything was looked at. */
  readonly verdict: () => string;
  readonly failed: () => number;
}

/** @param onFailure what is kept of a failure, such as a picture; told in its line */
export function createLog(say: (line: string) => void, onFailure: () => Promise<Found> = async () => undefined): Log {
  const failures: string[] = [];
  let passed = 0;
  return {
    heading: (text) => say(`\n${text}`),
    async check(what, look) {
      try {
        const found = await look();
        passed += 1;
        say(`  ok      ${what}${typeof found === 'string' ? ` (${found})` : ''}`);
        return true;
      } catch (error) {
        failures.push(what);
        const kept = await onFailure();
        say(`  FAILED  ${what}: ${firstLines(error)}${typeof kept === 'string' ? ` [${kept}]` : ''}`);
        return false;
      }
    },
    verdict: () =>
      failures.length === 0
        ? `\nAll ${passed} checks passed.`
        : `\n${failures.length} of ${passed + failures.length} checks failed:\n${failures.map((name) => `  ${name}`).join('\n')}`,
    failed: () => failures.length,
  };
}

const KEPT_LINES = 12;
const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');

/** What an error says, in one line: a library's own may go on for a page, with colours. */
const firstLines = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, KEPT_LINES)
    .join(' | ');
