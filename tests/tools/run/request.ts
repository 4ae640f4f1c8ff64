import { parseArgs } from 'node:util';

/** One of several machines that share the tests; numbered from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface Request {
  /** `npm test`, or `npm run check`: the checks without builds. */
  readonly mode: 'all' | 'check';
  readonly shard?: Shard;
}

const USAGE =
  'Usage: npm test -- [--shard 1/2], and npm run check without arguments. ' +
  'One test file: npm run test:unit -- <file>. One scenario: npm run test:features -- @AUTH-05';

/** @throws Error with a sentence for any other argument */
export function readRequest(words: readonly string[]): Request {
  const { check, shard } = parsed(words);
  if (shard === undefined) return { mode: check ? 'check' : 'all' };
  if (check) throw new Error(`npm run check is too short to be shared. ${USAGE}`);
  return { mode: 'all', shard: readShard(shard) };
}

function readShard(text: string): Shard {
  const [index = 0, count = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (index >= 1 && index <= count) return { index, count };
  throw new Error(`--shard is "${text}": it must be a part and the number of parts, such as 1/2. ${USAGE}`);
}

function parsed(words: readonly string[]): { check: boolean; shard: string | undefined } {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { check: { type: 'boolean' }, shard: { type: 'string' } },
    });
    return { check: values.check ?? false, shard: values.shard };
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new Error(`${sentence}. ${USAGE}`, { cause: error });
  }
}
