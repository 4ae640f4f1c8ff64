import * as z from 'zod';
import { idsIn } from './tags.ts';

/** A test that names requirement ids in its title, or in that of a group around it. */
export interface NamedTest {
  readonly name: string;
  readonly ids: readonly string[];
  readonly outcome: 'passed' | 'failed' | 'not run';
}

/** A test report's text; undefined when the file is missing. */
export interface TestReport {
  readonly path: string;
  readonly text: string | undefined;
}

/** The tests that prove requirements, and remarks about reports that do not count. */
export interface TestProofs {
  readonly tests: readonly NamedTest[];
  readonly remarks: readonly string[];
}

const vitestSchema = z.object({
  startTime: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

/**
 * Reads the tests that name an id from vitest's JSON reports.
 * @param changed when a source file was last changed; an older report proves nothing about the present code
 */
export function readNamedTests(reports: readonly TestReport[], changed: Date): TestProofs {
  const read = reports.map((report) => readReport(report, changed));
  return {
    tests: read.flatMap((one) => (typeof one === 'string' ? [] : one)),
    remarks: read.filter((one) => typeof one === 'string'),
  };
}

/** @returns the report's tests, or a sentence why they do not count */
function readReport({ path, text }: TestReport, changed: Date): readonly NamedTest[] | string {
  if (text === undefined) return `${path} is not there, so its tests count as not run: npm test writes it.`;
  const report = parsed(text);
  if (report === undefined) return `${path} cannot be read, so its tests count as not run: npm test rewrites it.`;
  if (report.startTime < changed.getTime())
    return `${path} is older than the code, so its tests count as not run: npm test rewrites it.`;
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status }) => ({ name: fullName, ids: idsIn(fullName), outcome: outcomeOf(status) }))
    .filter(({ ids }) => ids.length > 0);
}

function parsed(text: string): z.infer<typeof vitestSchema> | undefined {
  try {
    return vitestSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const outcomeOf = (status: string): NamedTest['outcome'] =>
  status === 'passed' || status === 'failed' ? status : 'not run';
