import * as z from 'zod';
import { idsIn } from './tags.ts';

/** A test whose title, or that of what it stands in, names the ids that it proves. */
export interface NamedTest {
  readonly name: string;
  readonly ids: readonly string[];
  readonly outcome: 'passed' | 'failed' | 'not run';
}

const vitestSchema = z.object({
  startTime: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

/** Reads the tests that name an id from vitest's JSON report. */
export function readNamedTests(report: unknown): readonly NamedTest[] {
  return vitestSchema
    .parse(report)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status }) => ({ name: fullName, ids: idsIn(fullName), outcome: outcomeOf(status) }))
    .filter(({ ids }) => ids.length > 0);
}

const outcomeOf = (status: string): NamedTest['outcome'] =>
  status === 'passed' || status === 'failed' ? status : 'not run';
