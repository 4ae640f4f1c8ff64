import { youngFeatures } from '../../build/browsers/oldest-browsers.ts';
import { mockTraces } from '../../build/mock-traces.ts';
import { prepareMachine } from '../machine/prepare.ts';
import { SCENARIO_BUILD } from '../scenarios/builds.ts';
import { TEST_REPORTS } from '../scenarios/report/test-reports.ts';
import { type Command, runCommand } from './command.ts';
import { countScenarios, countTests, reportAt } from './counts.ts';
import type { Shard } from './request.ts';
import type { Step } from './step.ts';
import { FAILED, PASSED } from './tally.ts';

const FEATURES_REPORT = 'reports/features.json';

const SITE = 'production build';
const DEMO = 'demo build';
const DOM = 'build without a browser';
const MACHINE = 'browser and font';

/** The checks that need no build. */
export function quickSteps(top: string): readonly Step[] {
  const parameters = ['--project', 'inside', 'tests/architecture'];
  return [...codeSteps(top), testStep(top, 'architecture', parameters, TEST_REPORTS.architecture)];
}

/**
 * All steps of `npm test`.
 * @param shard this machine's part of the tests and scenarios; steps that cannot be split run on the first machine
 */
export function allSteps(top: string, shard: Shard = { index: 1, count: 1 }): readonly Step[] {
  const part = shard.count === 1 ? [] : [`--shard=${shard.index}/${shard.count}`];
  const isFirst = shard.index === 1;
  return [
    machineStep,
    command(top, SITE, { words: ['vite', 'build', '--outDir', 'dist'], environment: SCENARIO_BUILD }),
    command(top, DEMO, { words: ['vite', 'build', '--mode', 'mock', '--outDir', 'dist-demo'] }),
    command(top, DOM, { words: ['tsx', 'tests/tools/scenarios/dom-main.ts'] }),
    ...(isFirst ? [...codeSteps(top), ...siteSteps(top), browserStep(top)] : []),
    testStep(top, 'tests', part, TEST_REPORTS.all),
    scenarioStep(top, part),
  ];
}

const codeSteps = (top: string): readonly Step[] => [
  // A second checker finds most types once more for itself: twice the work, and no sooner beside other steps.
  command(top, 'types', { words: ['tsc', '-b', '.', 'src/adapters/worker', '--checkers', '1'] }),
  command(top, 'lint', {
    words: ['oxlint', '--type-aware', '--deny-warnings'],
    // For the same reason: the checkers of what it knows by types are as many.
    environment: { GOMAXPROCS: '1' },
  }),
  command(top, 'format', { words: ['biome', 'check', '--error-on-warnings'] }),
  // knip reads vite.config.ts, which fails without an address.
  command(top, 'dead code', { words: ['knip', '--no-progress'], environment: SCENARIO_BUILD }),
];

const siteSteps = (top: string): readonly Step[] => [
  { name: 'no mock in production', places: 1, after: [SITE], run: () => nothingIn(mockTraces(`${top}dist`)) },
  {
    name: 'oldest browsers',
    places: 1,
    after: [SITE, DEMO],
    run: () => nothingIn(youngFeatures(top, ['dist', 'dist-demo'])),
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

async function nothingIn(search: Promise<readonly string[]>): ReturnType<Step['run']> {
  const found = await search;
  return { ...(found.length === 0 ? PASSED : FAILED), output: found.join('\n') };
}
