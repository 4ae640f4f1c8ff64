import { parseArgs } from 'node:util';

export interface PressesRequest {
  /** Views whose names contain this alone; '' for all. */
  readonly only: string;
  /** The folder of the built site; '' to build that of the working tree. */
  readonly site: string;
  /** Where the trembling hand's places come from. */
  readonly seed: number;
}

const USAGE = 'npm run presses -- [--only admin/duties] [--site dist] [--seed 7]';

/** @throws Error with a sentence for an argument that the command does not know */
export function readPressesRequest(words: readonly string[]): PressesRequest {
  const { only = '', site = '', seed = '1' } = parsed(words);
  if (!/^\d{1,9}$/.test(seed)) throw new Error(`"${seed}" is no seed. Usage: ${USAGE}`);
  return { only, site, seed: Number(seed) };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: { only: { type: 'string' }, site: { type: 'string' }, seed: { type: 'string' } },
    }).values;
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new Error(`${sentence}. Usage: ${USAGE}`, { cause: error });
  }
}
