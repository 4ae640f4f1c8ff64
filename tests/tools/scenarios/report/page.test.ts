import { describe, expect, it } from 'vitest';
import { makeLedger } from './ledger.ts';
import { type PageContents, renderPage } from './page.ts';
import { aScenario, askedOn, failed, passed } from './report-builders.ts';
import type { Requirement } from './requirements.ts';
import type { FinishedScenario } from './run-log.ts';

const requirements: readonly Requirement[] = [
  { id: 'AUTH-01', group: 'AUTH: login', sentence: 'It is `modal`.', proof: 'scenario' },
  { id: 'AUTH-05', group: 'AUTH: login', sentence: '로그인 opens & closes.', proof: 'scenario' },
];
const scenarios = [aScenario(3, '@AUTH-01'), aScenario(9, '@AUTH-05')];

const nothing: PageContents = {
  entries: [],
  troubles: [],
  remarks: [],
  scenarios: new Map(),
  steps: [],
  part: '',
  ended: '18 November 2026',
  seconds: 75,
};

function pageOf(finished: readonly FinishedScenario[], contents: Partial<PageContents> = {}): string {
  const asked = askedOn('dom', ...scenarios);
  const entries = makeLedger({ requirements, topics: new Map(), scenarios, asked, finished, tests: [] });
  const counts = new Map([['failed', 1] as const, ['not run', 0] as const, ['passed', 1] as const]);
  return renderPage({ ...nothing, entries, scenarios: new Map([['dom', counts]]), ...contents });
}

const [first] = scenarios;
const page = pageOf(scenarios.map((scenario) => (scenario === first ? passed(scenario) : failed(scenario))));
const entryOf = (id: string): string =>
  page.split('<details class="entry').find((part) => part.includes(`<strong>${id}</strong>`)) ?? '';

describe('the page of a run', () => {
  it('shows a failed requirement first and unfolded, with step, error, picture and trace', () => {
    const entry = entryOf('AUTH-05');
    expect(page.indexOf('AUTH-05')).toBeLessThan(page.indexOf('AUTH-01'));
    expect(entry).toContain('data-outcome="failed" open');
    expect(entry).toContain('✗ failed');
    expect(entry).toContain('로그인 opens &#38; closes.');
    expect(entry).toContain('I see &#34;&#60;b&#62;&#34;');
    expect(entry).toContain('<pre>Error: 로그인 is missing</pre>');
    expect(entry).toContain('src="scenarios/x.jpg"');
    expect(entry).toContain('href="scenarios/x.zip"');
  });

  it('shows a passed requirement folded, with links into the detailed report', () => {
    const entry = entryOf('AUTH-01');
    expect(entry).toContain('data-outcome="passed">');
    expect(entry).toContain('It is <code>modal</code>.');
    expect(entry).toContain('dom: 1 passed');
    expect(entry).toContain('href="scenarios/dom.html?query=%40AUTH-01#a-1"');
    expect(entry).toContain('features/auth/login.feature:3 @AUTH-01 · dom');
  });

  it('counts by outcome and by group, and shows the duration', () => {
    expect(page).toContain('<title>1 failed');
    expect(page).toContain('18 November 2026 · 1 min 15 s');
    expect(page).toMatch(
      /AUTH: login<\/a><\/td><td class="failed">1<\/td><td class="">0<\/td><td class="">0<\/td><td class="passed">1<\/td>/,
    );
  });

  it('lists the steps, each with a line that uses it', () => {
    const step = { pattern: 'I see {string}', place: 'features/steps/a.ts:3', uses: 2, seconds: 1 };
    const example = { text: 'I see "<b>"', place: 'features/auth/login.feature:14' };
    const other = { pattern: 'I rest', place: 'features/steps/a.ts:9', uses: 0, seconds: 0 };
    const text = pageOf([], { steps: [{ ...step, example }, other] });
    expect(text).toContain('2 steps, with an example of each that ran');
    expect(text).toContain('<code>I see {string}</code><p class="quiet">features/steps/a.ts:3</p></td><td>2</td>');
    expect(text).toContain('I see &#34;&#60;b&#62;&#34;<p class="quiet">features/auth/login.feature:14</p>');
    expect(text).toContain('<td>none in this run</td>');
  });

  it('loads nothing from the network', () => {
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\/|@import|url\(/);
  });

  it('shows what failed outside of a scenario, and the proofs that do not count', () => {
    const other = pageOf([], { troubles: ['a.feature: expected a step'], remarks: ['reports/vitest.json is older'] });
    expect(other).toContain('<p class="error">a.feature: expected a step</p>');
    expect(other).toContain('<p class="quiet">reports/vitest.json is older</p>');
  });

  it('counts passed, failed and not run scenarios, and folds the latter', () => {
    const many = [3, 4, 5, 6, 7].map((line) => aScenario(line, '@AUTH-01'));
    const [passing, failing, ...idle] = many;
    const finished = many.flatMap((one) => (one === passing ? [passed(one)] : one === failing ? [failed(one)] : []));
    const asked = askedOn('dom', ...finished);
    const entries = makeLedger({ requirements, topics: new Map(), scenarios: many, asked, finished, tests: [] });
    const text = renderPage({ ...nothing, entries, scenarios: new Map([['dom', new Map([['failed', 1]])]]) });
    expect(text).toContain('dom: 1 passed, 1 failed · scenarios: 3 not run');
    expect(text).toContain(`</span> ${idle.length} scenarios</summary>`);
  });

  it('says when the run was partial, and lists nothing as not run that was not selected', () => {
    const part = pageOf([], { part: 'features/auth/logout.feature: 1 of 180 scenarios', entries: [] });
    expect(part).toContain('<strong>A part alone</strong> · features/auth/logout.feature: 1 of 180 scenarios');
    expect(part).not.toContain('requirements not run');
    expect(page).not.toContain('A part alone');
  });
});
