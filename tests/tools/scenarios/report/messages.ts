import { Status } from '@cucumber/cucumber';
import type { Message } from './troubles.ts';

type StepStatus = (typeof Status)[keyof typeof Status];

const at = (seconds: number) => ({ seconds, nanos: 500_000_000 });

/** The runner's message about a step's definition. */
export const defined = (id: string, source: string, line: number): Message => ({
  stepDefinition: {
    id,
    pattern: { source },
    sourceReference: { uri: 'features/steps/beds.ts', location: { line } },
  },
});

/** The runner's message about the text of a feature, with one step. */
export const parsed = (name: string, line: number, text: string): Message => ({
  gherkinDocument: {
    uri: 'features/auth/login.feature',
    comments: [],
    feature: {
      ...written(1, 'Feature', name),
      tags: [],
      language: 'en',
      children: [
        {
          scenario: {
            ...written(3, 'Scenario', name),
            id: `scenario ${name}`,
            tags: [],
            examples: [],
            steps: [{ id: `line of ${text}`, location: { line }, keyword: 'Given ', text }],
          },
        },
      ],
    },
  },
});

const written = (line: number, keyword: string, name: string) => ({
  location: { line },
  keyword,
  name,
  description: '',
});

/** The runner's messages about one scenario, in order. */
export const announced = (id: string, ...steps: readonly string[]): readonly Message[] => [
  {
    pickle: {
      id: `pickle-${id}`,
      uri: 'features/auth/login.feature',
      location: { line: 12, column: 1 },
      name: `Scenario ${id}`,
      language: 'en',
      steps: steps.map((text) => ({ id: `${id} ${text}`, text, astNodeIds: [`line of ${text}`] })),
      tags: [
        { name: '@AUTH-05', astNodeId: '1' },
        { name: '@phone', astNodeId: '2' },
      ],
      astNodeIds: [`anchor-${id}`],
    },
  },
  {
    testCase: {
      id: `case-${id}`,
      pickleId: `pickle-${id}`,
      testSteps: [
        { id: `${id} hook`, hookId: 'before' },
        ...steps.map((text) => ({ id: `${id} ${text}`, pickleStepId: `${id} ${text}`, stepDefinitionIds: ['1'] })),
      ],
    },
  },
  { testCaseStarted: { id, testCaseId: `case-${id}`, attempt: 0, timestamp: at(10) } },
];

export const step = (id: string, text: string, status: StepStatus = Status.PASSED, message?: string): Message => ({
  testStepFinished: {
    testCaseStartedId: id,
    testStepId: `${id} ${text}`,
    testStepResult: { status, duration: at(0), ...(message === undefined ? {} : { message }) },
    timestamp: at(11),
  },
});

export const attachment = (testCaseStartedId: string, mediaType: string, body: string): Message => ({
  attachment: { testCaseStartedId, mediaType, body },
});

export const ending = (id: string): Message => ({
  testCaseFinished: { testCaseStartedId: id, timestamp: at(13), willBeRetried: false },
});

export const end = (success: boolean): Message => ({ testRunFinished: { success, timestamp: at(14) } });
