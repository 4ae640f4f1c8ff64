import { Status } from '@cucumber/cucumber';
import type { DriverName } from '../request.ts';
import { failureText, firstLine } from './failure-text.ts';
import { placeOf, type Scenario } from './scenarios.ts';
import { collectSteps, type UsedStep } from './steps-used.ts';
import { type Message, troubleOf } from './troubles.ts';

/** The first failure of a scenario. */
export interface Failure {
  /** The text of the step or hook. */
  readonly step: string;
  /** The expected and the actual value, in a few lines. */
  readonly error: string;
}

/** One run of the runner. */
export interface Run {
  readonly driver: DriverName;
  /** The path of its own report, with every step. */
  readonly detail: string;
}

export interface FinishedScenario extends Scenario, Run {
  readonly passed: boolean;
  readonly seconds: number;
  /** The anchor in the detail. */
  readonly anchor: string;
  readonly failure?: Failure;
  /** Paths of the files that the hooks have written: `picture`, `trace`, `log`. */
  readonly files: Readonly<Record<string, string>>;
}

/** A scenario that was selected for a driver. */
export interface Asked {
  /** `file:line`. */
  readonly place: string;
  readonly driver: DriverName;
}

export interface RunResult {
  /** All selected scenarios, including those that never began. */
  readonly asked: readonly Asked[];
  readonly scenarios: readonly FinishedScenario[];
  /** Every step that there is. */
  readonly steps: readonly UsedStep[];
  /** Failures outside of a scenario: a file that cannot be parsed, a hook of the whole run. */
  readonly troubles: readonly string[];
}

type Of<Kind extends keyof Message> = NonNullable<Message[Kind]>;

interface Running {
  readonly run: Run;
  readonly pickle: Of<'pickle'>;
  readonly testCase: Of<'testCase'>;
  readonly begun: number;
  failure?: Failure;
  files: Record<string, string>;
}

/** Stores the picture of a scenario's end (base64), and returns its path. */
export type KeepPicture = (scenario: Pick<Scenario, 'file' | 'line'>, body: string) => string;

/** Collects what one or several runs of the runner tell. */
export interface RunLog {
  readonly note: (message: Message, run: Run) => void;
  readonly result: () => RunResult;
}

/**
 * Collects the results from the runner's messages. Every status but `passed` is a failure: pending, undefined and
 * skipped too.
 * @param keepPicture stores a picture and returns its path
 */
export function logRun(keepPicture: KeepPicture): RunLog {
  const pickles = new Map<string, Of<'pickle'>>();
  const testCases = new Map<string, { readonly testCase: Of<'testCase'>; readonly run: Run }>();
  const running = new Map<string, Running>();
  const scenarios: FinishedScenario[] = [];
  const troubles: string[] = [];
  const steps = collectSteps();

  const begin = ({ id, testCaseId, timestamp }: Of<'testCaseStarted'>): void => {
    const { testCase, run } = testCases.get(testCaseId) ?? {};
    const pickle = pickles.get(testCase?.pickleId ?? '');
    if (testCase === undefined || run === undefined || pickle === undefined)
      throw new Error(`No scenario was announced for ${id}`);
    running.set(id, { run, pickle, testCase, begun: secondsOf(timestamp), files: {} });
  };

  const step = ({ testCaseStartedId, testStepId, testStepResult }: Of<'testStepFinished'>): void => {
    const scenario = running.get(testCaseStartedId);
    if (scenario === undefined || scenario.failure !== undefined || testStepResult.status === Status.PASSED) return;
    scenario.failure = {
      step: nameOfStep(scenario, testStepId),
      error: failureText(testStepResult.message) ?? `is ${testStepResult.status.toLowerCase()}`,
    };
  };

  const attach = ({ testCaseStartedId, mediaType, body }: Of<'attachment'>): void => {
    const scenario = running.get(testCaseStartedId ?? '');
    if (scenario === undefined) return;
    if (mediaType === 'image/jpeg') scenario.files['picture'] ??= keepPicture(placeIn(scenario), body);
    if (mediaType.startsWith('text/')) Object.assign(scenario.files, filesNamedIn(body));
  };

  const end = ({ testCaseStartedId, timestamp }: Of<'testCaseFinished'>): void => {
    const scenario = running.get(testCaseStartedId);
    if (scenario === undefined) return;
    running.delete(testCaseStartedId);
    scenarios.push(finish(scenario, secondsOf(timestamp)));
  };

  return {
    note(message, run) {
      steps.note(message);
      if (message.pickle !== undefined) pickles.set(message.pickle.id, message.pickle);
      if (message.testCase !== undefined) testCases.set(message.testCase.id, { testCase: message.testCase, run });
      if (message.testCaseStarted !== undefined) begin(message.testCaseStarted);
      if (message.testStepFinished !== undefined) step(message.testStepFinished);
      if (message.attachment !== undefined) attach(message.attachment);
      if (message.testCaseFinished !== undefined) end(message.testCaseFinished);
      const trouble = troubleOf(message);
      if (trouble !== undefined) troubles.push(trouble);
      // Any other failure must not be reported as passed.
      if (
        message.testRunFinished?.success === false &&
        troubles.length === 0 &&
        scenarios.every(({ passed }) => passed)
      )
        troubles.push(firstLine(message.testRunFinished.message) ?? 'The run failed outside of its scenarios.');
    },
    result: () => ({
      asked: [...testCases.values()].flatMap(({ testCase: { pickleId }, run: { driver } }) => {
        const pickle = pickles.get(pickleId);
        return pickle === undefined ? [] : [{ place: placeOf(placeIn({ pickle })), driver }];
      }),
      scenarios,
      steps: steps.result(),
      troubles: [...troubles, ...[...running.values()].map(unfinished)],
    }),
  };
}

function finish(running: Running, end: number): FinishedScenario {
  const { run, pickle, testCase, begun, failure, files } = running;
  const wrong = testCase.testSteps.some(({ pickleStepId }) => pickleStepId !== undefined)
    ? failure
    : { step: 'none', error: 'The scenario has no step, so it proves nothing.' };
  return {
    ...placeIn(running),
    ...run,
    name: pickle.name,
    tags: pickle.tags.map(({ name }) => name),
    passed: wrong === undefined,
    seconds: end - begun,
    anchor: pickle.astNodeIds[0] ?? '',
    ...(wrong === undefined ? {} : { failure: wrong }),
    files,
  };
}

function nameOfStep({ pickle, testCase }: Running, testStepId: string): string {
  const { pickleStepId } = testCase.testSteps.find(({ id }) => id === testStepId) ?? {};
  return pickle.steps.find(({ id }) => id === pickleStepId)?.text ?? 'what is done before or after each scenario';
}

const placeIn = ({ pickle }: Pick<Running, 'pickle'>): Pick<Scenario, 'file' | 'line'> => ({
  file: pickle.uri.replaceAll('\\', '/'),
  line: pickle.location?.line ?? 0,
});

const filesNamedIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(picture|trace|log): (\S+)$/gm)].map(([, kind = '', path = '']) => [kind, path]),
  );

const unfinished = ({ pickle }: Running): string => `${pickle.uri}: "${pickle.name}" did not come to its end.`;

const secondsOf = ({ seconds, nanos }: { seconds: number; nanos: number }): number => seconds + nanos / 1e9;
