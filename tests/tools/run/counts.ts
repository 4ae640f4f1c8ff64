import { readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import * as z from 'zod';
import { type Count, slowestOf } from './tally.ts';

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

const scenariosSchema = z.object({
  passed: z.int(),
  failed: z.int(),
  slowest: z.array(z.object({ name: z.string(), seconds: z.number() })).default([]),
});

/** Counts the tests of vitest's JSON report; a file that could not be loaded counts as one failed test. */
export function countTests(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = vitestSchema.parse(report);
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const times = testResults.map(({ name, startTime, endTime }) => ({
    name: relative('', name),
    seconds: (endTime - startTime) / 1000,
  }));
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    slowest: slowestOf(times),
  };
}

/** Counts the scenarios in the report of the `features/` runner. */
export const countScenarios = (report: unknown): Count => scenariosSchema.parse(report);

/**
 * Makes a reader for a report that a step is about to write. An older report is deleted first, so that it is not
 * mistaken for the new one; a missing report counts as one failure.
 */
export async function reportAt(path: string, count: (report: unknown) => Count): Promise<() => Promise<Count>> {
  await rm(path, { force: true });
  return async () => {
    const text = await readFile(path, 'utf8').catch(() => undefined);
    return text === undefined ? { passed: 0, failed: 1 } : count(JSON.parse(text));
  };
}
