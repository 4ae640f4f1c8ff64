import { Status } from '@cucumber/cucumber';
import { describe, expect, it } from 'vitest';
import { announced, attachment, end, ending, step } from './messages.ts';
import { logRun, type RunResult } from './run-log.ts';
import type { Message } from './troubles.ts';

const RUN = { driver: 'dom', detail: 'reports/scenarios/dom.html' } as const;

function resultOf(...messages: readonly Message[]): RunResult {
  const log = logRun(({ file, line }) => `${file}-${line}.jpg`);
  for (const message of messages) log.note(message, RUN);
  return log.result();
}

describe('a scenario', () => {
  it('passes when all of its steps do', () => {
    expect(resultOf(...announced('a', 'I rest'), step('a', 'I rest'), ending('a'), end(true))).toEqual({
      asked: [{ place: 'features/auth/login.feature:12', driver: 'dom' }],
      scenarios: [
        {
          ...RUN,
          file: 'features/auth/login.feature',
          line: 12,
          name: 'Scenario a',
          tags: ['@AUTH-05', '@phone'],
          passed: true,
          seconds: 3,
          anchor: 'anchor-a',
          files: {},
        },
      ],
      steps: [],
      troubles: [],
    });
  });

  it.each([Status.FAILED, Status.UNDEFINED, Status.PENDING, Status.SKIPPED, Status.AMBIGUOUS])(
    'fails with a step that is %s',
    (status) => {
      const steps = [step('a', 'I rest', status), step('a', 'I rise')];
      const { scenarios } = resultOf(...announced('a', 'I rest', 'I rise'), ...steps, ending('a'), end(false));
      expect(scenarios).toMatchObject([
        { passed: false, failure: { step: 'I rest', error: `is ${status.toLowerCase()}` } },
      ]);
    },
  );

  it('fails without any step, even if its hooks pass', () => {
    const { scenarios } = resultOf(...announced('a'), step('a', 'hook'), ending('a'), end(true));
    expect(scenarios).toMatchObject([{ passed: false, failure: { error: expect.stringContaining('no step') } }]);
  });

  it('keeps the first error’s message, without colours', () => {
    const first = step('a', 'I rest', Status.FAILED, '\n\u001b[31mError: awake\u001b[39m\n    at bed.ts:1:1');
    const second = step('a', 'hook', Status.FAILED, 'Error: later');
    const { scenarios } = resultOf(...announced('a', 'I rest'), first, second, ending('a'));
    expect(scenarios[0]?.failure).toEqual({ step: 'I rest', error: 'Error: awake' });
  });

  it('fails when its hooks fail', () => {
    const { scenarios } = resultOf(
      ...announced('a', 'I rest'),
      step('a', 'hook', Status.FAILED, 'Error: no'),
      ending('a'),
    );
    expect(scenarios[0]?.failure).toEqual({ step: 'what is done before or after each scenario', error: 'Error: no' });
  });

  it('has the paths of the picture of its end and of its failure’s files', () => {
    const picture = attachment('a', 'image/jpeg', 'AAAA');
    const files = attachment('a', 'text/plain', 'picture: reports/scenarios/x.jpg\ntrace: reports/scenarios/x.zip');
    const { scenarios } = resultOf(
      ...announced('a'),
      picture,
      ending('a'),
      ...announced('b'),
      picture,
      files,
      ending('b'),
    );
    expect(scenarios[0]?.files).toEqual({ picture: 'features/auth/login.feature-12.jpg' });
    expect(resultOf(...announced('a'), picture, files, ending('a')).scenarios[0]?.files).toEqual({
      picture: 'reports/scenarios/x.jpg',
      trace: 'reports/scenarios/x.zip',
    });
  });
});

describe('a run', () => {
  it('reports a feature that cannot be parsed', () => {
    const parseError = { source: { uri: 'a.feature' }, message: '(3:1): expected a step' };
    expect(resultOf({ parseError }, end(false)).troubles).toEqual(['a.feature: (3:1): expected a step']);
  });

  it('is never reported as passed when it failed for another reason', () => {
    const { troubles } = resultOf(...announced('a', 'I rest'), step('a', 'I rest'), ending('a'), end(false));
    expect(troubles).toEqual(['The run failed outside of its scenarios.']);
  });

  it('knows the selected scenarios, even those that never began', () => {
    const begins = announced('a', 'I rest').filter(({ testCaseStarted }) => testCaseStarted === undefined);
    expect(resultOf(...begins, end(false))).toMatchObject({
      asked: [{ place: 'features/auth/login.feature:12', driver: 'dom' }],
      scenarios: [],
    });
  });

  it('reports a scenario that never ended', () => {
    expect(resultOf(...announced('a', 'I rest')).troubles).toEqual([
      'features/auth/login.feature: "Scenario a" did not come to its end.',
    ]);
  });
});
