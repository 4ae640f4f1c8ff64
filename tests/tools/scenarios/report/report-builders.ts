import type { FinishedScenario } from './run-log.ts';
import type { Scenario } from './scenarios.ts';

export const aScenario = (line: number, ...tags: readonly string[]): Scenario => ({
  file: 'features/auth/login.feature',
  line,
  name: `Scenario at ${line}`,
  tags,
});

export const passed = (scenario: Scenario, seconds = 1): FinishedScenario => ({
  ...scenario,
  passed: true,
  seconds,
  anchor: 'a-1',
  files: { picture: `reports/scenarios/auth-login-${scenario.line}.jpg` },
});

export const failed = (scenario: Scenario, error = 'Error: 로그인 is missing'): FinishedScenario => ({
  ...scenario,
  passed: false,
  seconds: 2,
  anchor: 'a-2',
  failure: { step: 'I see "<b>"', error },
  files: { picture: 'reports/scenarios/x.jpg', trace: 'reports/scenarios/x.zip' },
});
