import { parseArgs } from 'node:util';

/** One of several machines that share the tests; numbered from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface Request {
  /** `npm test`, what failed in its last run, or `npm run check`: the checks without builds. */
  readonly mode: 'all' | 'failed' | 'check';
  readonly shard?: Shard;
}

const USAGE =
  'Usage: npm test -- [--shard 1/2 | --failed], and npm run check without arguments. ' +
  'One test file: npm run test:unit -- <file>. One scenario: npm run test:features -- @AUTH-05. ' +
  'All that names a requirement: npm run test:of -- AUTH-05';

/** @throws Error with a sentence for any other argument */
export function readRequest(words: readonly string[]): Request {
  const { check, failed, shard } = parsed(words);
  if ([check, failed, shard !== undefined].filter(Boolean).length > 1)
    throw new Error(`Only one of --check, --failed and --shard can be asked for. ${USAGE}`);
  if (shard !== undefined) return { mode: 'all', shard: readShard(shard) };
  if (failed) return { mode: 'failed' };
  return { mode: check ? 'check' : 'all' };
}

function readShard(text: string): Shard {
  const [index = 0, count = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (index >= 1 && index <= count) return { index, count };
  throw new Error(`--shard is "${text}": it must be a part and the number of parts, such as 1/2. ${USAGE}`);
}

function parsed(words: readonly string[]): { check: boolean; failed: boolean; shard: string | undefined } {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { check: { type: 'boolean' }, failed: { type: 'boolean' }, shard: { type: 'string' } },
    });
    return { check: values.check ?? false, failed: values.failed ?? false, shard: values.shard };
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new Error(`${sentence}. ${USAGE}`, { cause: error });
  }
}
