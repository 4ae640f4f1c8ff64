import type { DriverName } from '../request.ts';
import type { Asked, FinishedScenario } from './run-log.ts';
import { placeOf, type Scenario } from './scenarios.ts';

const onDom = { driver: 'dom', detail: 'reports/scenarios/dom.html' } as const;
export const onBrowser = { driver: 'browser', detail: 'reports/scenarios/browser.html' } as const;

export const aScenario = (line: number, ...tags: readonly string[]): Scenario => ({
  file: 'features/auth/login.feature',
  line,
  name: `Scenario at ${line}`,
  tags,
});

/** Scenarios as they are selected for a driver. */
export const askedOn = (driver: DriverName, ...scenarios: readonly Scenario[]): readonly Asked[] =>
  scenarios.map((scenario) => ({ place: placeOf(scenario), driver }));

export const passed = (scenario: Scenario, seconds = 1): FinishedScenario => ({
  ...scenario,
  ...onDom,
  passed: true,
  seconds,
  anchor: 'a-1',
  files: { picture: `reports/scenarios/auth-login-${scenario.line}.jpg` },
});

export const failed = (scenario: Scenario, error = 'Error: 로그인 is missing'): FinishedScenario => ({
  ...scenario,
  ...onDom,
  passed: false,
  seconds: 2,
  anchor: 'a-2',
  failure: { step: 'I see "<b>"', error },
  files: { picture: 'reports/scenarios/x.jpg', trace: 'reports/scenarios/x.zip' },
});
