import { describe, expect, it } from 'vitest';
import { makeLedger } from './ledger.ts';
import { aScenario, askedOn, failed, onBrowser, passed } from './report-builders.ts';
import type { Requirement } from './requirements.ts';

const requirement: Requirement = { id: 'AUTH-05', group: 'AUTH: login', sentence: 'It opens.', proof: 'scenario' };
const [one, other] = [aScenario(3, '@AUTH-05'), aScenario(9, '@AUTH-05', '@phone')];
const asked = askedOn('dom', one, other);
const nothing = {
  requirements: [requirement],
  topics: new Map(),
  scenarios: [one, other],
  asked,
  finished: [],
  tests: [],
};

describe('a requirement in the report', () => {
  it('has passed when all of its proofs have', () => {
    const [entry] = makeLedger({ ...nothing, finished: [passed(one), passed(other)] });
    expect(entry).toMatchObject({ id: 'AUTH-05', group: 'AUTH: login', sentence: 'It opens.', outcome: 'passed' });
  });

  it('has failed when one of them has, which is listed first', () => {
    const [entry] = makeLedger({ ...nothing, finished: [passed(one), failed(other)] });
    expect(entry?.outcome).toBe('failed');
    expect(entry?.attempts.map(({ scenario }) => scenario.line)).toEqual([9, 3]);
  });

  it('has run partly when some have passed and the others have not run', () => {
    expect(makeLedger({ ...nothing, finished: [passed(one)] })[0]?.outcome).toBe('partly run');
    expect(makeLedger({ ...nothing, finished: [failed(one)] })[0]?.outcome).toBe('failed');
  });

  it('has not run when none of them has, or there is none', () => {
    expect(makeLedger(nothing)[0]?.outcome).toBe('not run');
    expect(makeLedger({ ...nothing, scenarios: [] })[0]?.outcome).toBe('not run');
  });

  it('is proven by a driver, or by both', () => {
    const both = [...askedOn('dom', one, other), ...askedOn('browser', one)];
    const finished = [passed(one), passed(other), { ...failed(one), ...onBrowser }];
    const [entry] = makeLedger({ ...nothing, asked: both, finished });
    expect(entry?.outcome).toBe('failed');
    expect(entry?.attempts.map(({ scenario, driver, outcome }) => [scenario.line, driver, outcome])).toEqual([
      [3, 'browser', 'failed'],
      [3, 'dom', 'passed'],
      [9, 'dom', 'passed'],
    ]);
  });

  it('can be proven by tests too', () => {
    const tests = [{ name: 'AUTH-05 opens', ids: ['AUTH-05'], outcome: 'failed' as const }];
    expect(makeLedger({ ...nothing, tests })[0]).toMatchObject({ outcome: 'failed', tests });
  });

  it('is left out while it is not built', () => {
    expect(makeLedger({ ...nothing, requirements: [{ ...requirement, proof: 'later' }] })).toEqual([]);
  });
});

describe('a partial run', () => {
  const stranger: Requirement = { ...requirement, id: 'AUTH-06' };
  const part = {
    ...nothing,
    requirements: [requirement, stranger],
    scenarios: [one, other, aScenario(20, '@AUTH-06')],
    asked: askedOn('dom', one),
    finished: [passed(one)],
    tests: [{ name: 'AUTH-06 closes', ids: ['AUTH-06'], outcome: 'passed' as const }],
  };

  it('lists only the requirements that it could prove', () => {
    expect(makeLedger(part).map(({ id, outcome }) => [id, outcome])).toEqual([['AUTH-05', 'partly run']]);
  });

  it('lists them even when it was interrupted', () => {
    expect(makeLedger({ ...part, finished: [] }).map(({ id, outcome }) => [id, outcome])).toEqual([
      ['AUTH-05', 'not run'],
    ]);
  });
});

describe('a topic', () => {
  it('is listed after the requirements', () => {
    const scenarios = [aScenario(3, '@sleep')];
    const topics = new Map([['@sleep', 'All sleep.']]);
    expect(
      makeLedger({
        ...nothing,
        topics,
        scenarios,
        asked: askedOn('dom', ...scenarios),
        finished: scenarios.map((scenario) => failed(scenario)),
      })[1],
    ).toMatchObject({
      id: '@sleep',
      sentence: 'All sleep.',
      outcome: 'failed',
    });
  });
});
