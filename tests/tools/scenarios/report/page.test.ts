import { describe, expect, it } from 'vitest';
import { makeLedger } from './ledger.ts';
import { renderPage } from './page.ts';
import { aScenario, failed, passed } from './report-builders.ts';
import type { Requirement } from './requirements.ts';
import type { FinishedScenario } from './run-log.ts';

const requirements: readonly Requirement[] = [
  { id: 'AUTH-01', group: 'AUTH: login', sentence: 'It is `modal`.', proof: 'scenario' },
  { id: 'AUTH-05', group: 'AUTH: login', sentence: '로그인 opens & closes.', proof: 'scenario' },
];
const scenarios = [aScenario(3, '@AUTH-01'), aScenario(9, '@AUTH-05')];

function pageOf(...finished: readonly FinishedScenario[]): string {
  const entries = makeLedger({ requirements, topics: new Map(), scenarios, finished, tests: [] });
  const counts = { failed: 1, 'not run': 0, passed: 1 };
  return renderPage({ entries, troubles: [], scenarios: counts, ended: '18 November 2026', seconds: 75 });
}

const [first] = scenarios;
const page = pageOf(...scenarios.map((scenario) => (scenario === first ? passed(scenario) : failed(scenario))));
const entryOf = (id: string): string =>
  page.split('<details class="entry').find((part) => part.includes(`<strong>${id}</strong>`)) ?? '';

describe('the page of a run', () => {
  it('shows a failed requirement first and open, with step, error, picture and trace', () => {
    const entry = entryOf('AUTH-05');
    expect(page.indexOf('AUTH-05')).toBeLessThan(page.indexOf('AUTH-01'));
    expect(entry).toContain('data-outcome="failed" open');
    expect(entry).toContain('✗ failed');
    expect(entry).toContain('로그인 opens &#38; closes.');
    expect(entry).toContain('I see &#34;&#60;b&#62;&#34;');
    expect(entry).toContain('Error: 로그인 is missing');
    expect(entry).toContain('src="scenarios/x.jpg"');
    expect(entry).toContain('href="scenarios/x.zip"');
  });

  it('shows a passed requirement closed, with its scenarios linked into the detailed report', () => {
    const entry = entryOf('AUTH-01');
    expect(entry).toContain('data-outcome="passed">');
    expect(entry).toContain('It is <code>modal</code>.');
    expect(entry).toContain('1 of 1 scenarios passed');
    expect(entry).toContain('href="cucumber.html?query=%40AUTH-01#a-1"');
    expect(entry).toContain('features/auth/login.feature:3 @AUTH-01');
  });

  it('counts by outcome and by group, and says how long it took', () => {
    expect(page).toContain('<title>1 failed');
    expect(page).toContain('18 November 2026 · 1 min 15 s');
    expect(page).toMatch(
      /AUTH: login<\/a><\/td><td class="failed">1<\/td><td class="">0<\/td><td class="passed">1<\/td>/,
    );
  });

  it('asks nothing of the network', () => {
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\/|@import|url\(/);
  });

  it('shows what failed outside of a scenario', () => {
    const ended = { ended: '', seconds: 1, scenarios: { failed: 0, 'not run': 0, passed: 0 } };
    expect(renderPage({ ...ended, entries: [], troubles: ['a.feature: expected a step'] })).toContain(
      '<p class="error">a.feature: expected a step</p>',
    );
  });
});
