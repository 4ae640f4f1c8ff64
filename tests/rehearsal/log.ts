/** The results of checks, for readers of the log. */
type Found = string | void;

/** The checks, one line each. */
export interface Log {
  /** A heading for the lines that follow. */
  readonly heading: (text: string) => void;
  /** Runs a check, and logs its result; a check that fails does not end the others. @returns whether it passed */
  readonly check: (what: string, look: () => Promise<Found>) => Promise<boolean>;
  /** The last line, after all checks. */
  readonly verdict: () => string;
  readonly failed: () => number;
}

/** @param onFailure stores evidence of a failure, such as a picture; its result is part of the line */
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

/** An error's message in one line: a library's own may have many lines, with colours. */
const firstLines = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, KEPT_LINES)
    .join(' | ');
