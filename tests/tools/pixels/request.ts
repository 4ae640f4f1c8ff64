import { parseArgs } from 'node:util';
import { type WorldName, worldNames } from '../../../mock-server/seeds/worlds.ts';

export interface PixelsRequest {
  /** The revision that the working tree is compared with, in any of git's spellings. */
  readonly against: string;
  readonly world: WorldName;
  /** Views whose names contain this alone; '' for all. */
  readonly only: string;
  readonly builds: boolean;
}

const USAGE = `npm run pixels -- --against REVISION [--world ${worldNames.join('|')}] [--only announcements] [--no-build]`;

/** @throws Error with a sentence for an argument that the command does not know, and for a missing revision */
export function readPixelsRequest(words: readonly string[]): PixelsRequest {
  const { against, world: name = 'everyday', only = '', 'no-build': stays = false } = parsed(words);
  const world = worldNames.find((known) => known === name);
  if (world === undefined) throw new Error(`No world is named "${name}". Usage: ${USAGE}`);
  // A text that git would take for an option is no revision.
  if (against === undefined || !/^[^-\s]\S*$/.test(against))
    throw new Error(`--against names no revision. Usage: ${USAGE}`);
  return { against, world, only, builds: !stays };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        against: { type: 'string' },
        world: { type: 'string' },
        only: { type: 'string' },
        'no-build': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new Error(`${sentence}. Usage: ${USAGE}`, { cause: error });
  }
}
