import { describe, expect, it } from 'vitest';
import { makeLedger } from './ledger.ts';
import { readNamedTests } from './named-tests.ts';
import { aScenario, failed, passed } from './report-builders.ts';
import type { Requirement } from './requirements.ts';

const requirement: Requirement = { id: 'AUTH-05', group: 'AUTH: login', sentence: 'It opens.', proof: 'scenario' };
const [one, other] = [aScenario(3, '@AUTH-05'), aScenario(9, '@AUTH-05', '@phone')];
const nothing = { requirements: [requirement], topics: new Map(), scenarios: [one, other], finished: [], tests: [] };

describe('a requirement', () => {
  it('has passed when all of its proofs have', () => {
    const [entry] = makeLedger({ ...nothing, finished: [passed(one), passed(other)] });
    expect(entry).toMatchObject({ id: 'AUTH-05', group: 'AUTH: login', sentence: 'It opens.', outcome: 'passed' });
  });

  it('has failed when one of them has, which comes first', () => {
    const [entry] = makeLedger({ ...nothing, finished: [passed(one), failed(other)] });
    expect(entry?.outcome).toBe('failed');
    expect(entry?.attempts.map(({ scenario }) => scenario.line)).toEqual([9, 3]);
  });

  it('has not run when one of them has not, or there is none', () => {
    expect(makeLedger({ ...nothing, finished: [passed(one)] })[0]?.outcome).toBe('not run');
    expect(makeLedger({ ...nothing, scenarios: [] })[0]?.outcome).toBe('not run');
  });

  it('is proven by tests, too', () => {
    const tests = [{ name: 'AUTH-05 opens', ids: ['AUTH-05'], outcome: 'failed' as const }];
    expect(makeLedger({ ...nothing, tests })[0]).toMatchObject({ outcome: 'failed', tests });
  });

  it('is left out while it is not built', () => {
    expect(makeLedger({ ...nothing, requirements: [{ ...requirement, proof: 'later' }] })).toEqual([]);
  });
});

describe('a topic', () => {
  it('stands among the requirements, behind them', () => {
    const scenarios = [aScenario(3, '@sleep')];
    const topics = new Map([['@sleep', 'All sleep.']]);
    expect(
      makeLedger({ ...nothing, topics, scenarios, finished: scenarios.map((scenario) => failed(scenario)) })[1],
    ).toMatchObject({
      id: '@sleep',
      sentence: 'All sleep.',
      outcome: 'failed',
    });
  });
});

describe('tests that name an id', () => {
  it('are read from the report of vitest', () => {
    const assertionResults = [
      { fullName: 'REL-01, AUTH-15 any number share one refresh', status: 'passed' },
      { fullName: 'the bed is made', status: 'passed' },
      { fullName: 'the church (MOCK-04) answers', status: 'pending' },
    ];
    expect(readNamedTests({ startTime: 0, testResults: [{ assertionResults }] })).toEqual([
      { name: 'REL-01, AUTH-15 any number share one refresh', ids: ['REL-01', 'AUTH-15'], outcome: 'passed' },
      { name: 'the church (MOCK-04) answers', ids: ['MOCK-04'], outcome: 'not run' },
    ]);
  });
});
