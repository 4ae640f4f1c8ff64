import { readFileSync } from 'node:fs';

/** A visitor, an account without a member (MINE-02), one with a member, and the holders of the two roles. */
export const visitors = ['visitor', 'unlinked', 'member', 'editor', 'admin'] as const;

export type Visitor = (typeof visitors)[number];

/** One call, and the status with which the server answers each kind of user. */
export interface Row {
  readonly operation: string;
  readonly method: string;
  /** Of a record that nobody has, where a success would change what other rows read. */
  readonly address: string;
  /** JSON; `undefined` without a body. Complete where the record, and not the declaration, decides who may. */
  readonly body: string | undefined;
  readonly expected: Readonly<Record<Visitor, number>>;
}

export const WHO_MAY = 'tests/contract/who-may.tsv';

const text = readFileSync(new URL('../who-may.tsv', import.meta.url), 'utf8');
const [titles = '', ...lines] = text.trimEnd().split('\n');

const HEAD = ['operation', 'method', 'address', 'body', ...visitors, 'requirements'];
if (titles !== HEAD.join('\t')) throw new Error(`${WHO_MAY} begins with: ${HEAD.join(' ')}`);

/**
 * Who may do what, written by hand from the requirements (REL-37): nothing in it is read from the declarations that it
 * judges.
 */
export const whoMay: readonly Row[] = lines.map((line) => {
  const [operation = '', method = '', address = '', body = '', ...cells] = line.split('\t');
  const statuses = cells.slice(0, visitors.length).map(Number);
  const [requirements = ''] = cells.slice(visitors.length);
  if (cells.length !== visitors.length + 1 || !statuses.every((each) => each >= 200) || requirements === '') {
    throw new Error(`${WHO_MAY} has a line that is not one of ${HEAD.length} cells: ${line}`);
  }
  const [visitor = 0, unlinked = 0, member = 0, editor = 0, admin = 0] = statuses;
  const expected = { visitor, unlinked, member, editor, admin };
  return { operation, method, address, body: body === '' ? undefined : body, expected };
});

/** The addresses of the calls that read. */
export const readAddresses: readonly string[] = whoMay.flatMap(({ method, address }) =>
  method === 'GET' ? [address] : [],
);
