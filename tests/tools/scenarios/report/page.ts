import { readAsset } from './asset.ts';
import { entryMarkup, SIGNS } from './entry-markup.ts';
import { Html, html } from './html.ts';
import { countOutcomes, ENTRY_OUTCOMES, type Entry, type EntryOutcome, type Outcome } from './ledger.ts';
import type { UsedStep } from './steps-used.ts';

export interface PageContents {
  readonly entries: readonly Entry[];
  /** Failures outside of a scenario. */
  readonly troubles: readonly string[];
  /** Remarks about proofs that do not count. */
  readonly remarks: readonly string[];
  /** The number of selected scenarios by outcome, for each driver that ran. */
  readonly scenarios: ReadonlyMap<string, ReadonlyMap<Outcome, number>>;
  /** The steps that there are. */
  readonly steps: readonly UsedStep[];
  /** The selection as text; '' when everything was selected. */
  readonly part: string;
  /** When the run ended, and how long it took, as text. */
  readonly ended: string;
  readonly seconds: number;
}

const FAILED = 'Failed';

/** The report as one self-contained file; pictures and the detailed report are linked. */
export function renderPage(contents: PageContents): string {
  const { entries } = contents;
  const groups = groupBy(entries, ({ group }) => group);
  const sections = groupBy(entries, ({ group, outcome }) => (outcome === 'failed' ? FAILED : group));
  const ordered = [...sections].toSorted(([one], [other]) => Number(other === FAILED) - Number(one === FAILED));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titleOf(contents)}</title>
<style>${asset('page.css')}</style>
</head>
<body>
<header>
<h1>Requirements and scenarios</h1>
<p class="quiet">${contents.ended} · ${duration(contents.seconds)} · <a href="junit.xml">JUnit</a></p>
${contents.part === '' ? '' : html`<p class="part"><strong>A part alone</strong> · ${contents.part}</p>`}
${totals('requirements', countOutcomes(ENTRY_OUTCOMES, entries))}
${[...contents.scenarios].map(([driver, counts]) => totals(`scenarios on ${driver}`, counts))}
<details class="groups"><summary>By group</summary>
${groupTable(groups)}
</details>
${contents.troubles.map((trouble) => html`<p class="error">${trouble}</p>`)}
${contents.remarks.map((remark) => html`<p class="quiet">${remark}</p>`)}
</header>
<form class="tools">
<input type="search" aria-label="Filter" placeholder="Filter by id, word, file or tag">
${ENTRY_OUTCOMES.map((outcome) => html`<label><input type="checkbox" value="${outcome}" checked>${outcome}</label>`)}
</form>
<p class="nothing quiet" hidden>Nothing fits.</p>
<main>
${ordered.map(([name, own]) => html`<section><h2 id="${anchor(name)}">${name}</h2>${own.map(entryMarkup)}</section>`)}
</main>
${stepsMarkup(contents.steps)}
<script type="module">${asset('page.mjs')}</script>
</body>
</html>
`.text;
}

const titleOf = ({ scenarios }: PageContents): string => {
  const count = (outcome: Outcome): number =>
    [...scenarios.values()].reduce((sum, counts) => sum + (counts.get(outcome) ?? 0), 0);
  return count('failed') > 0 ? `${count('failed')} failed · Scenarios` : `${count('passed')} passed · Scenarios`;
};

/** The language of the scenarios, for those who write one. */
const stepsMarkup = (steps: readonly UsedStep[]): Html => html`<details class="steps">
<summary>${steps.length} steps, with an example of each that ran</summary>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">Uses</th><th scope="col">Example</th></tr></thead>
<tbody>
${steps.map(stepRow)}
</tbody>
</table>
</details>`;

const stepRow = ({ pattern, place, uses, example }: UsedStep): Html => html`<tr>
<td><code>${pattern}</code><p class="quiet">${place}</p></td><td>${uses}</td>
<td>${example === undefined ? 'none in this run' : html`${example.text}<p class="quiet">${example.place}</p>`}</td>
</tr>
`;

type Counts = ReadonlyMap<EntryOutcome, number>;

/** An outcome with a count of 0 is shown only where its absence would be unclear. */
const isNotZero = ([outcome, count]: readonly [EntryOutcome, number]): boolean =>
  count > 0 || outcome === 'failed' || outcome === 'passed';

const totals = (name: string, counts: Counts): Html => html`<ul class="totals" aria-label="${name}">
${[...counts].filter(isNotZero).map(([outcome, count]) => html`<li><strong class="mark ${SIGNS[outcome].style}">${count}</strong> ${name} ${outcome}</li>`)}
</ul>`;

const groupTable = (groups: ReadonlyMap<string, readonly Entry[]>): Html => html`<table>
<thead><tr><th scope="col">Group</th>${ENTRY_OUTCOMES.map((outcome) => html`<th scope="col">${outcome}</th>`)}</tr></thead>
<tbody>
${[...groups].map(([name, entries]) => groupRow(name, countOutcomes(ENTRY_OUTCOMES, entries)))}
</tbody>
</table>`;

const groupRow = (name: string, counts: Counts): Html =>
  html`<tr><td><a href="#${(counts.get('failed') ?? 0) > 0 ? anchor(FAILED) : anchor(name)}">${name}</a></td>${[...counts].map(([outcome, count]) => html`<td class="${count > 0 ? SIGNS[outcome].style : ''}">${count}</td>`)}</tr>`;

const anchor = (name: string): string => name.toLowerCase().replaceAll(/\W+/g, '-');

const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

const asset = (name: string): Html => new Html(readAsset(name));

function groupBy<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): ReadonlyMap<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}
