import { Status } from '@cucumber/cucumber';
import type { runCucumber } from '@cucumber/cucumber/api';

/** One message of a run, as the runner hands it to its listener. */
type Envelope = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0];

/** How many scenarios passed and failed; one that is pending, undefined or skipped has not passed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Those among them that were tried twice: a busy machine, or a scenario that is not sure of itself. */
  readonly triedTwice: number;
}

/** Counts the scenarios of a run from the messages that the runner emits. */
export function tallyScenarios(): { note: (message: Envelope) => void; result: () => Tally } {
  const troubled = new Set<string>();
  const scenarios: boolean[] = [];
  let broken = 0;
  let triedTwice = 0;
  return {
    note({ testStepFinished, testCaseFinished, testRunHookFinished, parseError, testRunFinished }) {
      if (testStepFinished !== undefined && testStepFinished.testStepResult.status !== Status.PASSED) {
        troubled.add(testStepFinished.testCaseStartedId);
      }
      if (testCaseFinished?.willBeRetried === true) triedTwice += 1;
      else if (testCaseFinished !== undefined) scenarios.push(!troubled.has(testCaseFinished.testCaseStartedId));
      if (parseError !== undefined) broken += 1;
      if (testRunHookFinished !== undefined && testRunHookFinished.result.status !== Status.PASSED) broken += 1;
      // Whatever else went wrong must not look green.
      if (testRunFinished?.success === false && broken === 0 && scenarios.every(Boolean)) broken += 1;
    },
    result() {
      const passed = scenarios.filter(Boolean).length;
      return { passed, failed: scenarios.length - passed + broken, triedTwice };
    },
  };
}
