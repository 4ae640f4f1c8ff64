import type { Message } from './troubles.ts';

/** A step of the language of scenarios, and its use in a run. */
export interface UsedStep {
  /** As it is defined: `I see {string}`. */
  readonly pattern: string;
  /** `file:line` of its definition. */
  readonly place: string;
  readonly uses: number;
  /** How long all uses took together. */
  readonly seconds: number;
  /** A line of a feature that uses it; undefined when the run has none. */
  readonly example?: { readonly text: string; readonly place: string };
}

type Of<Kind extends keyof Message> = NonNullable<Message[Kind]>;
type Document = Of<'gherkinDocument'>;
type Child = NonNullable<Document['feature']>['children'][number];

interface Tally {
  readonly pattern: string;
  readonly place: string;
  uses: number;
  seconds: number;
  example?: { text: string; place: string };
}

/** Collects the steps from the messages of one or several runs, each of which announces all definitions. */
export function collectSteps(): { note: (message: Message) => void; result: () => readonly UsedStep[] } {
  const tallies = new Map<string, Tally>();
  const byDefinition = new Map<string, Tally>();
  const byTestStep = new Map<string, Tally>();
  /** The lines of the steps in their files, by the ids of the parsed text. */
  const lines = new Map<string, string>();
  const written = new Map<string, { text: string; place: string }>();

  const define = ({ id, pattern, sourceReference: { uri = '', location } }: Of<'stepDefinition'>): void => {
    const place = `${uri.replaceAll('\\', '/')}:${location?.line ?? 0}`;
    const key = `${place} ${pattern.source}`;
    const tally = tallies.get(key) ?? { pattern: pattern.source, place, uses: 0, seconds: 0 };
    tallies.set(key, tally);
    byDefinition.set(id, tally);
  };

  const announce = ({ testSteps }: Of<'testCase'>): void => {
    for (const { id, pickleStepId, stepDefinitionIds: [definition = ''] = [] } of testSteps) {
      const tally = byDefinition.get(definition);
      const example = written.get(pickleStepId ?? '');
      if (tally === undefined || example === undefined) continue;
      byTestStep.set(id, tally);
      tally.uses += 1;
      tally.example ??= example;
    }
  };

  const time = ({ testStepId, testStepResult: { duration } }: Of<'testStepFinished'>): void => {
    const tally = byTestStep.get(testStepId);
    if (tally !== undefined) tally.seconds += duration.seconds + duration.nanos / 1e9;
  };

  return {
    note({ stepDefinition, gherkinDocument, pickle, testCase, testStepFinished }) {
      if (stepDefinition !== undefined) define(stepDefinition);
      if (gherkinDocument !== undefined) for (const [id, place] of linesOf(gherkinDocument)) lines.set(id, place);
      for (const {
        id,
        text,
        astNodeIds: [node = ''],
      } of pickle?.steps ?? [])
        written.set(id, { text, place: lines.get(node) ?? '' });
      if (testCase !== undefined) announce(testCase);
      if (testStepFinished !== undefined) time(testStepFinished);
    },
    result: () => [...tallies.values()].toSorted((one, other) => one.pattern.localeCompare(other.pattern)),
  };
}

function linesOf({ uri = '', feature }: Document): readonly (readonly [id: string, place: string])[] {
  const stepsOf = ({
    background,
    scenario,
    rule,
  }: Partial<Child>): readonly { id: string; location: { line: number } }[] => [
    ...(background?.steps ?? []),
    ...(scenario?.steps ?? []),
    ...(rule?.children.flatMap((child) => stepsOf(child)) ?? []),
  ];
  return (feature?.children ?? [])
    .flatMap((child) => stepsOf(child))
    .map(({ id, location }) => [id, `${uri.replaceAll('\\', '/')}:${location.line}`]);
}
