import { youngFeatures } from '../../build/browsers/oldest-browsers.ts';
import { mockTraces } from '../../build/mock-traces.ts';
import { propertySeed } from '../../support/property-seed.ts';
import { prepareMachine } from '../machine/prepare.ts';
import { SCENARIO_BUILD } from '../scenarios/builds.ts';
import { TEST_REPORTS } from '../scenarios/report/test-reports.ts';
import type { Failures } from './again.ts';
import { type Command, runCommand } from './command.ts';
import { countScenarios, countTests, FEATURES_REPORT, reportAt } from './counts.ts';
import type { Shard } from './request.ts';
import type { Step } from './step.ts';
import { FAILED, PASSED } from './tally.ts';

const SITE = 'production build';
const DEMO = 'demo build';
const DOM = 'build without a browser';
const MACHINE = 'browser and font';

/** The checks that need no build. */
export function quickSteps(top: string): readonly Step[] {
  return [...codeSteps(top), testStep(top, 'registers', REGISTERS, TEST_REPORTS.quick)];
}

/**
 * Tests of the whole repository that read it and build nothing: what is new must keep to its rules, and have its entry in
 * each list that says of all.
 */
const REGISTERS = [
  'tests/architecture',
  'tests/features/vocabulary.test.ts',
  'tests/contract/every-call.test.ts',
  'tests/mock-server/openapi/document.test.ts',
  'tests/ui/app/routes',
];

export interface Part {
  /** This machine's part of the tests and scenarios; steps that cannot be split run on the first machine. */
  readonly shard?: Shard;
  /** What failed in the last run, to run again alone. */
  readonly failures?: Failures;
}

/**
 * All steps of `npm test`: first what fails soonest, then what the longest ones need; the others run beside the tests, which
 * leave processors idle now and then.
 */
export function allSteps(top: string, { shard = { index: 1, count: 1 }, failures = {} }: Part = {}): readonly Step[] {
  const part = shard.count === 1 ? [] : [`--shard=${shard.index}/${shard.count}`];
  const isFirst = shard.index === 1;
  const [format, types, ...otherCode] = codeSteps(top);
  const { tests = [], scenarios = [] } = failures;
  return [
    machineStep,
    ...(isFirst ? [format, types] : []),
    command(top, SITE, { words: ['vite', 'build', '--outDir', 'dist'], environment: SCENARIO_BUILD }),
    command(top, DEMO, { words: ['vite', 'build', '--mode', 'mock', '--outDir', 'dist-demo'] }),
    command(top, DOM, { words: ['tsx', 'tests/tools/scenarios/dom-main.ts'] }),
    seeded(testStep(top, 'tests', [...part, ...tests], tests.length === 0 ? TEST_REPORTS.all : TEST_REPORTS.failed)),
    ...(isFirst ? [...otherCode, ...siteSteps(top), browserStep(top)] : []),
    scenarioStep(top, [...part, ...scenarios]),
  ];
}

/** The quickest first. */
const codeSteps = (top: string): readonly [format: Step, types: Step, ...others: Step[]] => [
  command(top, 'format', { words: ['biome', 'check', '--error-on-warnings'] }),
  // A second checker finds most types once more for itself: twice the work, and no sooner beside other steps.
  command(top, 'types', { words: ['tsc', '-b', '.', 'src/adapters/worker', '--checkers', '1'] }),
  command(top, 'lint', {
    words: ['oxlint', '--type-aware', '--deny-warnings'],
    // For the same reason: the checkers of what it knows by types are as many.
    environment: { GOMAXPROCS: '1' },
  }),
  // knip reads vite.config.ts, which fails without an address.
  command(top, 'dead code', { words: ['knip', '--no-progress'], environment: SCENARIO_BUILD }),
];

const siteSteps = (top: string): readonly Step[] => [
  { name: 'no mock in production', places: 1, after: [SITE], run: () => nothingIn(() => mockTraces(`${top}dist`)) },
  {
    name: 'oldest browsers',
    places: 1,
    after: [SITE, DEMO],
    run: () => nothingIn(() => youngFeatures(top, ['dist', 'dist-demo'])),
  },
  {
    ...command(top, 'byte budgets', { words: ['size-limit', '--config', 'tests/build/size-limit.config.ts'] }),
    after: [SITE, DEMO],
  },
];

const command = (top: string, name: string, what: Command): Step => ({
  name,
  places: 1,
  run: () => runCommand(top, what),
});

const machineStep: Step = {
  name: MACHINE,
  places: 1,
  run: async () => ({ ...PASSED, output: '', notes: (await prepareMachine()).lines }),
};

const testStep = (top: string, name: string, parameters: readonly string[], report: string): Step => ({
  name,
  places: 'all',
  report,
  run: async () =>
    runCommand(top, {
      words: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...parameters],
      count: await reportAt(`${top}${report}`, countTests),
    }),
});

/** Says by which examples the property tests ran. */
const seeded = (step: Step): Step => ({
  ...step,
  run: async () => ({ ...(await step.run()), notes: [`property tests: PROPERTY_SEED=${propertySeed()}`] }),
});

/** The only contract test that needs a build and a browser; its single file uses one processor. */
const browserStep = (top: string): Step => ({
  ...testStep(top, 'contract in a page', ['--config', 'tests/contract/browser.config.ts'], TEST_REPORTS.page),
  places: 1,
  after: [MACHINE, DEMO],
});

const scenarioStep = (top: string, parameters: readonly string[]): Step => ({
  name: 'scenarios',
  places: 'all',
  report: FEATURES_REPORT,
  after: [MACHINE, SITE, DEMO, DOM],
  run: async () =>
    runCommand(top, {
      words: ['tsx', 'tests/tools/scenarios/main.ts', '--no-build', ...parameters],
      count: await reportAt(`${top}${FEATURES_REPORT}`, countScenarios),
    }),
});

/** In this process, which has nothing else to reckon meanwhile. */
async function nothingIn(search: () => Promise<readonly string[]>): ReturnType<Step['run']> {
  const before = process.cpuUsage();
  const found = await search();
  const { user, system } = process.cpuUsage(before);
  return { ...(found.length === 0 ? PASSED : FAILED), output: found.join('\n'), processor: (user + system) / 1e6 };
}
