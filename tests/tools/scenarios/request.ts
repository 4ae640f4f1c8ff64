import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { countScenarios, FEATURES_REPORT } from '../run/counts.ts';

/** An invalid command line; its message is shown without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Without a browser, in the process; or Chromium, for scenarios that are marked `@browser`. */
export const DRIVERS = ['dom', 'browser'] as const;

export type DriverName = (typeof DRIVERS)[number];

/** Which scenarios to run, and how. */
export interface Request {
  /** A tag expression; '' for all. */
  readonly tags: string;
  /** Files with or without a line, and folders; empty for all. */
  readonly paths: readonly string[];
  /** A part of the scenario's name; '' for all. */
  readonly name: string;
  /** `1/2` for the first half; '' for the whole. */
  readonly shard: string;
  /** Undefined for as many as the driver uses. */
  readonly workers: number | undefined;
  /** False to use the last builds. */
  readonly builds: boolean;
  /** `browser`: all of them in Chromium; else each by its own. */
  readonly drivers: readonly DriverName[];
  /** `random:7` for one of the random orders; '' for the written one. */
  readonly order: '' | 'random' | `random:${string}`;
  /** Pictures and traces of all in Chromium, not only pictures of failures; also where failures are run again. */
  readonly pictures: boolean;
  /** True when no scenario is excluded by tag, path or name. */
  readonly isWhole: boolean;
}

const USAGE =
  'Usage: npm run test:features -- [@AUTH-05 | "@AUTH-05 and not @phone" | features/auth/login.feature:12 | part of a name] ' +
  '[--failed] [--pictures] [--no-build] [--driver dom | browser] [--order random:7] [--shard 1/2] [--workers 4]';

/** @throws UsageError with a sentence for an argument that it does not understand */
export function readRequest(
  words: readonly string[],
  exists: (path: string) => boolean = existsSync,
  failed: () => readonly string[] = failedBefore,
): Request {
  const { values, positionals: given } = readOptions(words);
  const again = values.failed === true ? failed() : [];
  if (values.failed === true && again.length === 0) throw new UsageError('No scenario failed in the last run.');
  const positionals = [...given, ...again];
  const paths = positionals.filter(isPath);
  const missing = paths.find((path) => !exists(path.replace(/(?::\d+)+$/, '')));
  if (missing !== undefined) throw new UsageError(`There is no ${missing}.`);
  const rest = positionals.filter((word) => !isPath(word)).map((word) => (isId(word) ? `@${word}` : word));
  const isTags = rest.some((word) => word.includes('@'));
  return {
    tags: isTags ? readTags(rest) : '',
    paths,
    name: isTags ? '' : rest.join(' '),
    isWhole: positionals.length === 0,
    drivers: readDrivers(values.driver),
    order: readOrder(values.order),
    shard: readShard(values.shard),
    workers: readWorkers(values.workers),
    builds: values['no-build'] !== true,
    pictures: values.pictures === true || values.failed === true,
  };
}

/** Those of one driver, for the runner, where a name is a case-sensitive regular expression. */
export const selectionOf = ({ tags, paths, name, shard, order, drivers }: Request, driver: DriverName) => ({
  tags: [tags === '' ? '' : `(${tags})`, tagOf(driver, drivers)].filter((one) => one !== '').join(' and '),
  shard,
  ...(order !== '' && { order }),
  paths: paths.length === 0 ? ['features/**/*.feature'] : [...paths],
  name: name === '' ? [] : [namePattern(name)],
});

/** The selection as text for the head of the report; '' for all. */
export const partIn = ({ tags, paths, name, shard }: Request): string =>
  [
    tags,
    ...paths,
    name === '' ? '' : `"${name}"`,
    shard === '' ? '' : `part ${shard} of the machines that share the work (the other parts stand in their reports)`,
  ]
    .filter((word) => word !== '')
    .join(' · ');

const namePattern = (name: string): string =>
  name
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

const isPath = (word: string): boolean => /^features\/|\.feature(?::\d+)*$/.test(word);
const isId = (word: string): boolean => /^[A-Z]{3,5}-\d{2}$/.test(word);

/** The places of those that failed in the last run. */
function failedBefore(): readonly string[] {
  if (!existsSync(FEATURES_REPORT)) throw new UsageError(`${FEATURES_REPORT} is not there: a run writes it.`);
  return countScenarios(JSON.parse(readFileSync(FEATURES_REPORT, 'utf8'))).failures;
}

const OPTIONS = {
  failed: { type: 'boolean' },
  pictures: { type: 'boolean' },
  'no-build': { type: 'boolean' },
  driver: { type: 'string' },
  order: { type: 'string' },
  shard: { type: 'string' },
  workers: { type: 'string' },
} as const;

function readOptions(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [mistake = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new UsageError(`${mistake}. ${USAGE}`);
  }
}

/** Several tags are joined by `or`, unless the words already contain an operator. */
function readTags(words: readonly string[]): string {
  const tags = words.join(words.some((word) => /^(?:and|or|not)$/.test(word)) ? ' ' : ' or ');
  if (!/^(?:@[\w-]+|and|or|not|[()\s])+$/.test(tags)) throw new UsageError(`"${tags}" is no tag expression. ${USAGE}`);
  return tags;
}

/** Alone, Chromium runs all of them; together, only those that need it, and those that hold both together. */
function tagOf(driver: DriverName, drivers: readonly DriverName[]): string {
  if (driver === 'dom') return 'not @browser';
  return drivers.length === 1 ? '' : '(@browser or @conformance)';
}

function readDrivers(driver: string | undefined): readonly DriverName[] {
  if (driver === undefined) return ['dom', 'browser'];
  if (driver === 'dom' || driver === 'browser') return [driver];
  throw new UsageError(`"${driver}" is no driver. ${USAGE}`);
}

function readOrder(order = ''): Request['order'] {
  if (order === '' || order === 'random') return order;
  const [, seed] = /^random:(\d+)$/.exec(order) ?? [];
  if (seed !== undefined) return `random:${seed}`;
  throw new UsageError(`"${order}" is no order. ${USAGE}`);
}

function readShard(shard = ''): string {
  const [, part, whole] = /^(\d+)\/(\d+)$/.exec(shard) ?? [];
  if (shard === '' || (Number(part) >= 1 && Number(part) <= Number(whole))) return shard;
  throw new UsageError(`"${shard}" is no part of the whole, such as 1/2. ${USAGE}`);
}

/** As many as there are processors: one more is no sooner, and each costs the others a fifth of their time. */
export const workersOf = ({ workers }: Request): number => workers ?? availableParallelism();

function readWorkers(workers: string | undefined): number | undefined {
  if (workers === undefined) return undefined;
  if (/^[1-9]\d?$/.test(workers)) return Number(workers);
  throw new UsageError(`"${workers}" is no number of workers. ${USAGE}`);
}
