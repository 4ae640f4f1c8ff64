import { readFileSync } from 'node:fs';

/** Everybody who reads, as far as it matters for the names of pupils: whether an account is linked to a member, and its role. */
export const readers = ['visitor', 'unlinked', 'unlinkedEditor', 'unlinkedAdmin', 'member', 'editor', 'admin'] as const;

export type Reader = (typeof readers)[number];

export const PUPILS_NAMED = 'tests/contract/pupils-named.tsv';

const text = readFileSync(new URL('../pupils-named.tsv', import.meta.url), 'utf8');
const [titles = '', ...lines] = text.trimEnd().split('\n');

const HEAD = ['operation', ...readers, 'requirements'];
if (titles !== HEAD.join('\t')) throw new Error(`${PUPILS_NAMED} begins with: ${HEAD.join(' ')}`);

/**
 * The readers to whom each reading call may name a pupil, by operation, written by hand from the requirements (ORGN-07, REL-35):
 * nothing in it is read from the rules that it judges.
 */
export const pupilsNamed: ReadonlyMap<string, readonly Reader[]> = new Map(
  lines.map((line) => {
    const [operation = '', ...cells] = line.split('\t');
    const isWhole = cells.length === readers.length + 1 && cells.at(-1) !== '';
    if (!isWhole || cells.slice(0, -1).some((cell) => cell !== 'named' && cell !== '-')) {
      throw new Error(`${PUPILS_NAMED} has a line that is not one of ${HEAD.length} cells, named or -: ${line}`);
    }
    return [operation, readers.filter((_, at) => cells[at] === 'named')];
  }),
);
