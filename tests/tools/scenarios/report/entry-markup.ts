import { DRIVERS } from '../request.ts';
import { type Html, html } from './html.ts';
import { type Attempt, countOutcomes, type Entry, type EntryOutcome, type Outcome } from './ledger.ts';
import type { NamedTest } from './named-tests.ts';
import { placeOf } from './scenarios.ts';

/** The text and sign of each outcome, so that colour is never the only difference. */
export const SIGNS: Readonly<Record<EntryOutcome, { readonly text: string; readonly style: string }>> = {
  failed: { text: '✗ failed', style: 'failed' },
  'partly run': { text: '◐ partly run', style: 'idle' },
  'not run': { text: '– not run', style: 'idle' },
  passed: { text: '✓ passed', style: 'passed' },
};

/** One requirement with its proofs; a failed one is unfolded. */
export const entryMarkup = ({ id, sentence, outcome, attempts, tests }: Entry): Html =>
  html`<details class="entry ${SIGNS[outcome].style}" data-outcome="${outcome}"${outcome === 'failed' ? html` open` : ''}>
<summary>${mark(outcome)}<strong>${id}</strong><span>${literals(sentence)}</span><span class="quiet">${countsOf(attempts, tests)}</span></summary>
<ul>
${attempts.filter((attempt) => !isIdle(attempt)).map((attempt) => attemptMarkup(attempt, tagOf(id)))}
${idleMarkup(attempts.filter(isIdle).map((attempt) => attemptMarkup(attempt, tagOf(id))))}
${testsMarkup(tests)}
</ul>
</details>
`;

const tagOf = (id: string): string => (id.startsWith('@') ? id : `@${id}`);

/** Text between backticks is literal text of the screen or the wire. */
const literals = (sentence: string): readonly Html[] =>
  sentence.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`));

const mark = (outcome: EntryOutcome): Html =>
  html`<span class="mark ${SIGNS[outcome].style}">${SIGNS[outcome].text}</span>`;

/** What proves it: by driver, so that all can see what only tests do. */
function countsOf(attempts: readonly Attempt[], tests: readonly NamedTest[]): string {
  const count = (things: readonly { readonly outcome: Outcome }[], name: string): string => {
    const counted = [...countOutcomes(['passed', 'failed', 'not run'], things)].filter(([, number]) => number > 0);
    return counted.length === 0
      ? ''
      : `${name}: ${counted.map(([outcome, number]) => `${number} ${outcome}`).join(', ')}`;
  };
  return (
    [
      ...DRIVERS.map((name) =>
        count(
          attempts.filter(({ driver }) => driver === name),
          name,
        ),
      ),
      count(
        attempts.filter(({ driver }) => driver === undefined),
        'scenarios',
      ),
      count(tests, 'tests'),
    ]
      .filter(Boolean)
      .join(' · ') || 'no proof'
  );
}

const isIdle = ({ outcome }: Attempt): boolean => outcome === 'not run';

/** Scenarios that have not run, folded into one line. */
const idleMarkup = (attempts: readonly Html[]): Html =>
  attempts.length === 0
    ? html``
    : html`<li><details><summary>${mark('not run')} ${attempts.length === 1 ? '1 scenario' : `${attempts.length} scenarios`}</summary><ul>${attempts}</ul></details></li>`;

const attemptMarkup = ({ scenario, driver, outcome, finished }: Attempt, tag: string): Html => html`<li>
${mark(outcome)} ${finished === undefined ? scenario.name : html`<a href="${besideReport(finished.detail)}?query=${encodeURIComponent(tag)}#${finished.anchor}">${scenario.name}</a>`}
<p class="quiet">${placeOf(scenario)} ${scenario.tags.join(' ')}${driver === undefined ? '' : ` · ${driver}`}${finished === undefined ? '' : ` · ${finished.seconds.toFixed(1)} s`}</p>
${finished?.failure === undefined ? '' : html`<div class="error"><strong>${finished.failure.step}</strong><pre>${finished.failure.error}</pre></div>`}
${finished === undefined ? '' : filesMarkup(finished.files, outcome)}
</li>
`;

const filesMarkup = (files: Readonly<Record<string, string>>, outcome: Outcome): Html =>
  html`${linkTo(files['trace'], 'trace')} ${linkTo(files['log'], 'log')} ${pictureMarkup(files['picture'], outcome)}`;

const linkTo = (path: string | undefined, name: string): Html =>
  path === undefined ? html`` : html`<a href="${besideReport(path)}">${name}</a>`;

const pictureMarkup = (path: string | undefined, outcome: Outcome): Html =>
  path === undefined
    ? html``
    : html`<details${outcome === 'failed' ? html` open` : ''}><summary>picture of the end</summary><a class="picture" href="${besideReport(path)}"><img loading="lazy" alt="How the page looked at the end" src="${besideReport(path)}"></a></details>`;

/** The hooks and the runner give paths from the root of the repository; the report is in `reports/`. */
const besideReport = (path: string): string =>
  path
    .replace(/^reports\//, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/');

function testsMarkup(tests: readonly NamedTest[]): readonly Html[] {
  const line = ({ name, outcome }: NamedTest): Html =>
    html`<li>${mark(outcome)} ${name} <span class="quiet">test</span></li>\n`;
  const passed = tests.filter(({ outcome }) => outcome === 'passed');
  const others = tests.filter(({ outcome }) => outcome !== 'passed');
  if (passed.length === 0) return others.map(line);
  return [
    ...others.map(line),
    html`<li><details><summary>${mark('passed')} ${passed.length} tests</summary><ul>${passed.map(line)}</ul></details></li>`,
  ];
}
