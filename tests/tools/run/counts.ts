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
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

const timedSchema = z.object({ name: z.string(), seconds: z.number() });

/** The scenarios' report for `npm test`. */
export const FEATURES_REPORT = 'reports/features.json';

const scenariosSchema = z.object({
  passed: z.int(),
  failed: z.int(),
  failures: z.array(z.string()),
  slowest: z.record(z.string(), z.readonly(z.array(timedSchema))),
});

export type ScenarioCount = z.infer<typeof scenariosSchema>;

/** Counts the tests of vitest's JSON report; a file that could not be loaded counts as one failed test. */
export function countTests(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = vitestSchema.parse(report);
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${fullName} (${relative('', name)})`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    failures: testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('', name)),
    slowest: { tests: slowestOf(times) },
  };
}

/** Counts the scenarios in the report of the `features/` runner. */
export const countScenarios = (report: unknown): ScenarioCount => scenariosSchema.parse(report);

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
