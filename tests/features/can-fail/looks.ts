import { readdirSync } from 'node:fs';
import { type supportCodeLibraryBuilder as Builder, supportCodeLibraryBuilder } from '@cucumber/cucumber';
import type { Look } from './unproven.ts';

type Library = ReturnType<typeof Builder.finalize>;
type Definition = Library['stepDefinitions'][number];

/** Parameters of which each value is a look of its own. */
const LOOKS = ['state', 'relation'];

const SUPPORT = [
  () => import('../../../features/support/world.ts'),
  () => import('../../../features/support/can-fail.ts'),
  () => import('../../../features/support/parameter-types.ts'),
];

/** All looks of the steps of `features/steps`, loaded as the runner loads them; once for a process. */
export async function looksOfSteps(top: string): Promise<readonly Look[]> {
  let count = 0;
  supportCodeLibraryBuilder.reset(top, () => String((count += 1)));
  await Promise.all(SUPPORT.map((load) => load()));
  const files = readdirSync(`${top}features/steps`).filter((file) => file.endsWith('.steps.ts'));
  await Promise.all(files.map((file) => import(`../../../features/steps/${file.replace(/\.ts$/, '')}.ts`)));
  const library = supportCodeLibraryBuilder.finalize();
  return library.stepDefinitions
    .filter(({ keyword }) => keyword === 'Then')
    .flatMap((definition) => looksOf(definition, library));
}

function looksOf(definition: Definition, { parameterTypeRegistry }: Library): readonly Look[] {
  const words = definition.expression.source;
  const isIn = (sentence: string): boolean => definition.matchesStepName(sentence);
  const [whole, name = ''] = new RegExp(`\\{(${LOOKS.join('|')})\\}`).exec(words) ?? /\((.*\|.*)\)/.exec(words) ?? [];
  if (whole === undefined) return [{ words, isIn }];
  const values = parameterTypeRegistry.lookupByTypeName(name)?.regexpStrings[0] ?? name;
  return values.split('|').map((value) => ({
    words: words.replace(whole, value),
    isIn: (sentence) => isIn(sentence) && valuesIn(definition, sentence).includes(value),
  }));
}

const valuesIn = ({ expression }: Definition, sentence: string): readonly (string | null | undefined)[] =>
  expression.match(sentence)?.map(({ group }) => group.value) ?? [];
