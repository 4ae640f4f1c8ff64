import { describe, expect, it } from 'vitest';
import { closingLines } from './closing.ts';
import { aScenario, failed, passed } from './report-builders.ts';

describe('the closing lines of a run', () => {
  it('name requirement, scenario, step, error, picture and trace of each failure', () => {
    const scenarios = [passed(aScenario(3, '@AUTH-01')), failed(aScenario(9, '@AUTH-05', '@REL-17', '@phone'))];
    expect(closingLines({ scenarios, troubles: [] })).toEqual([
      'FAILED  AUTH-05, REL-17: Scenario at 9 (features/auth/login.feature:9) on dom',
      '  step     I see "<b>"',
      '  error    Error: 로그인 is missing',
      '  picture  reports/scenarios/x.jpg',
      '  trace    reports/scenarios/x.zip (npx playwright show-trace reports/scenarios/x.zip)',
    ]);
  });

  it('keep the lines of an error', () => {
    const [scenario] = [failed(aScenario(9, '@AUTH-05'), 'Expected: "소망한인교회"\nReceived: "로그인"')];
    expect(closingLines({ scenarios: [scenario], troubles: [] }).slice(2, 3)).toEqual([
      '  error    Expected: "소망한인교회"\n           Received: "로그인"',
    ]);
  });

  it('name what failed outside of a scenario', () => {
    expect(closingLines({ scenarios: [], troubles: ['a.feature: expected a step'] })).toEqual([
      'FAILED  a.feature: expected a step',
    ]);
  });
});
