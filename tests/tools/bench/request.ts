import { parseArgs } from 'node:util';
import type { Row } from './row.ts';

export interface BenchRequest {
  /** How often each visit is made. */
  readonly runs: number;
  /** Whether a broken limit fails the command. */
  readonly checks: boolean;
  readonly builds: boolean;
  /** Whether the results become the accepted values for later runs. */
  readonly accepts: boolean;
  readonly rows: readonly Row[];
}

const USAGE = 'npm run bench -- [--check] [--accept] [--runs 7] [--only home] [--no-build]';

const USUAL_RUNS = 7;
/** With fewer runs, one slow visit would decide. */
const FEWEST_RUNS = 3;

/** @throws Error with a sentence for an argument that the bench does not know, and for a check with too few runs */
export function readBenchRequest(words: readonly string[], rows: readonly Row[]): BenchRequest {
  const {
    check = false,
    runs: text = String(USUAL_RUNS),
    only,
    accept = false,
    'no-build': stays = false,
  } = parsed(words);
  const runs = Number(text);
  if (!/^\d+$/.test(text) || runs < 1) throw new Error(`--runs is "${text}": it must be a whole number above 0.`);
  if (check && runs < FEWEST_RUNS)
    throw new Error(`--check needs at least ${FEWEST_RUNS} runs, and --runs is ${runs}.`);
  if (accept && runs < FEWEST_RUNS)
    throw new Error(`--accept needs at least ${FEWEST_RUNS} runs, and --runs is ${runs}.`);
  return {
    runs,
    checks: check,
    accepts: accept,
    builds: !stays,
    rows: only === undefined ? rows : only.flatMap((name) => named(rows, name)),
  };
}

function named(rows: readonly Row[], name: string): readonly Row[] {
  const found = rows.filter((row) => row.name === name || row.name.startsWith(`${name}/`));
  if (found.length > 0) return found;
  throw new Error(`--only knows no "${name}". Known: ${rows.map((row) => row.name).join(', ')}.`);
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        check: { type: 'boolean' },
        accept: { type: 'boolean' },
        runs: { type: 'string' },
        only: { type: 'string', multiple: true },
        'no-build': { type: 'boolean' },
      },
      strict: true,
      allowPositionals: false,
    }).values;
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new Error(`${sentence}. Usage: ${USAGE}`, { cause: error });
  }
}
