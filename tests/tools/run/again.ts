import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { Finished, Step } from './step.ts';

/** What failed in a run: its files and places by their step, none where the step as a whole did. */
export type Failures = Readonly<Record<string, readonly string[]>>;

const FILE = 'reports/failed.json';

const failuresSchema = z.record(z.string(), z.array(z.string()));

export const failuresIn = (finished: readonly Finished[]): Failures =>
  Object.fromEntries(
    finished.filter(({ result }) => result.failed > 0).map(({ step, result }) => [step.name, result.failures ?? []]),
  );

export function keepFailures(top: string, failures: Failures): void {
  mkdirSync(`${top}reports`, { recursive: true });
  writeFileSync(`${top}${FILE}`, JSON.stringify(failures));
}

/** @throws Error with a sentence when no run has ended yet */
export function readFailures(top: string): Failures {
  try {
    return failuresSchema.parse(JSON.parse(readFileSync(`${top}${FILE}`, 'utf8')));
  } catch (error) {
    throw new Error(`${FILE} cannot be read: it is written by npm test.`, { cause: error });
  }
}

/** The steps that failed, with what they need before. */
export function failedSteps(steps: readonly Step[], failures: Failures): readonly Step[] {
  const isNeeded = ({ name }: Step): boolean =>
    name in failures || steps.some((other) => other.after?.includes(name) === true && isNeeded(other));
  return steps.filter(isNeeded);
}
