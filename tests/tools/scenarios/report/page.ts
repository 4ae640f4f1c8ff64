import { readAsset } from './asset.ts';
import { entryMarkup, SIGNS } from './entry-markup.ts';
import { Html, html } from './html.ts';
import { countOutcomes, type Entry, type Outcome } from './ledger.ts';

export interface PageContents {
  readonly entries: readonly Entry[];
  /** What failed outside of a scenario. */
  readonly troubles: readonly string[];
  readonly scenarios: Readonly<Record<Outcome, number>>;
  /** When the run ended, as a reader writes it, and how long it took. */
  readonly ended: string;
  readonly seconds: number;
}

const OUTCOMES: readonly Outcome[] = ['failed', 'not run', 'passed'];
const FAILED = 'Failed';

/** The report as one file that needs no other: pictures and the detailed report are linked beside it. */
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
<p class="quiet">${contents.ended} · ${duration(contents.seconds)} · <a href="cucumber.html">detailed report</a> · <a href="junit.xml">JUnit</a></p>
${totals('requirements', countOutcomes(entries))}
${totals('scenarios', contents.scenarios)}
<details class="groups"><summary>By group</summary>
${groupTable(groups)}
</details>
${contents.troubles.map((trouble) => html`<p class="error">${trouble}</p>`)}
</header>
<form class="tools">
<input type="search" aria-label="Filter" placeholder="Filter by id, word, file or tag">
${OUTCOMES.map((outcome) => html`<label><input type="checkbox" value="${outcome}" checked>${outcome}</label>`)}
</form>
<p class="nothing quiet" hidden>Nothing fits.</p>
<main>
${ordered.map(([name, own]) => html`<section><h2 id="${anchor(name)}">${name}</h2>${own.map(entryMarkup)}</section>`)}
</main>
<script type="module">${asset('page.mjs')}</script>
</body>
</html>
`.text;
}

const titleOf = ({ scenarios }: PageContents): string =>
  scenarios.failed > 0 ? `${scenarios.failed} failed · Scenarios` : `${scenarios.passed} passed · Scenarios`;

const totals = (
  name: string,
  counts: Readonly<Record<Outcome, number>>,
): Html => html`<ul class="totals" aria-label="${name}">
${OUTCOMES.map((outcome) => html`<li><strong class="mark ${SIGNS[outcome].style}">${counts[outcome]}</strong> ${name} ${outcome}</li>`)}
</ul>`;

const groupTable = (groups: ReadonlyMap<string, readonly Entry[]>): Html => html`<table>
<thead><tr><th scope="col">Group</th>${OUTCOMES.map((outcome) => html`<th scope="col">${outcome}</th>`)}</tr></thead>
<tbody>
${[...groups].map(([name, entries]) => groupRow(name, countOutcomes(entries)))}
</tbody>
</table>`;

const groupRow = (name: string, counts: Readonly<Record<Outcome, number>>): Html =>
  html`<tr><td><a href="#${counts.failed > 0 ? anchor(FAILED) : anchor(name)}">${name}</a></td>${OUTCOMES.map((outcome) => html`<td class="${counts[outcome] > 0 ? SIGNS[outcome].style : ''}">${counts[outcome]}</td>`)}</tr>`;

const anchor = (name: string): string => name.toLowerCase().replaceAll(/\W+/g, '-');

const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

const asset = (name: string): Html => new Html(readAsset(name));

function groupBy<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): ReadonlyMap<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}
