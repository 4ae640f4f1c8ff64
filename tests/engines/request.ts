import { parseArgs } from 'node:util';

const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
const PEOPLE = ['visitor', 'member', 'editor', 'admin', 'demo'] as const;

export type EngineName = (typeof ENGINES)[number];

export interface EnginesRequest {
  readonly engines: readonly EngineName[];
  /** The user whose journeys are run. */
  readonly only?: (typeof PEOPLE)[number];
}

const USAGE = `npm run test:engines -- [--engine ${ENGINES.join('|')}] [--only ${PEOPLE.join('|')}]`;

/** @throws Error with a sentence for an argument that the command does not know */
export function readEnginesRequest(words: readonly string[]): EnginesRequest {
  const { engine, only } = parsed(words);
  return {
    engines: engine === undefined ? ENGINES : [knownIn(ENGINES, engine)],
    ...(only === undefined ? {} : { only: knownIn(PEOPLE, only) }),
  };
}

function knownIn<Name extends string>(names: readonly Name[], name: string): Name {
  const known = names.find((one) => one === name);
  if (known === undefined) throw new Error(`"${name}" is not known. Usage: ${USAGE}`);
  return known;
}

function parsed(words: readonly string[]): { engine: string | undefined; only: string | undefined } {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { engine: { type: 'string' }, only: { type: 'string' } },
    });
    return { engine: values.engine, only: values.only };
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new Error(`${sentence}. Usage: ${USAGE}`, { cause: error });
  }
}
