import { mockTraces } from '../../build/mock-traces.ts';
import { type Command, runCommand } from './command.ts';
import { countScenarios, countTests, reportAt } from './counts.ts';
import type { Step } from './step.ts';
import { FAILED, PASSED } from './tally.ts';

/** Only their form counts: nothing is called there. */
const ADDRESSES = { VITE_API_BASE_URL: 'https://api.example.org/', VITE_SITE_URL: 'https://www.example.org/' };

const VITEST_REPORT = 'reports/vitest.json';
const FEATURES_REPORT = 'reports/features.json';

/** The checks that need no build. */
export function quickSteps(top: string): readonly Step[] {
  return [...codeSteps(top), testStep(top, 'architecture', ['--project', 'inside', 'tests/architecture'])];
}

/** Everything: the last word on whether the product is whole. */
export function allSteps(top: string): readonly Step[] {
  return [
    ...codeSteps(top),
    command(top, 'production build', 1, { words: ['vite', 'build', '--outDir', 'dist'], environment: ADDRESSES }),
    command(top, 'demo build', 1, { words: ['vite', 'build', '--mode', 'mock', '--outDir', 'dist-demo'] }),
    testStep(top, 'tests', []),
    { name: 'no mock in production', places: 1, after: 'production build', run: () => checkTraces(`${top}dist`) },
    {
      ...command(top, 'byte budgets', 1, { words: ['size-limit', '--config', 'tests/build/size-limit.config.ts'] }),
      after: 'production build',
    },
    scenarioStep(top),
  ];
}

const codeSteps = (top: string): readonly Step[] => [
  command(top, 'types', 1, { words: ['tsc', '-b'] }),
  command(top, 'lint', 1, { words: ['oxlint', '--type-aware', '--deny-warnings'] }),
  command(top, 'format', 1, { words: ['biome', 'check', '--error-on-warnings'] }),
  // It reads vite.config.ts, which refuses to guess the address.
  command(top, 'dead code', 1, {
    words: ['knip', '--no-progress'],
    environment: ADDRESSES,
  }),
];

const command = (top: string, name: string, places: 1 | 2, what: Command): Step => ({
  name,
  places,
  run: () => runCommand(top, what),
});

const testStep = (top: string, name: string, parameters: readonly string[]): Step => ({
  name,
  places: 2,
  run: async () =>
    runCommand(top, {
      words: [
        'vitest',
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${VITEST_REPORT}`,
        ...parameters,
      ],
      count: await reportAt(`${top}${VITEST_REPORT}`, countTests),
    }),
});

const scenarioStep = (top: string): Step => ({
  name: 'scenarios',
  places: 2,
  after: 'demo build',
  run: async () =>
    runCommand(top, {
      words: ['tsx', 'features/support/run.ts', '--no-build'],
      count: await reportAt(`${top}${FEATURES_REPORT}`, countScenarios),
    }),
});

async function checkTraces(folder: string): ReturnType<Step['run']> {
  const traces = await mockTraces(folder);
  return { ...(traces.length === 0 ? PASSED : FAILED), output: traces.join('\n') };
}
