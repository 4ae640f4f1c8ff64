import { html } from '../scenarios/report/html.ts';
import { besideName, NOTHING_SEEN, type Report } from './report.ts';
import type { Finding } from './verdict.ts';

const SIGNS = { fits: '✓', lacks: '◐', differs: '✗', 'not asked': '–' } as const;

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid #8886}
td{overflow-wrap:anywhere}td:first-child{white-space:nowrap}[data-kind=differs] td:first-child{color:light-dark(#b00020,#ff8a80);font-weight:700}ul{margin:0;padding-inline-start:1.2rem}`;

const rowOf = ({ name, verdict, requirements }: Finding) => html`<tr data-kind="${verdict.kind}">
<td>${SIGNS[verdict.kind]} ${verdict.kind}</td><td><code>${name}</code>${besideName(verdict)}
${
  verdict.kind === 'differs'
    ? html`<ul>${verdict.differences.map(({ where, expected, got }) => html`<li><code>${where}</code>: expected ${expected}, got ${got}</li>`)}</ul>`
    : ''
}</td><td>${requirements.join(', ')}</td></tr>
`;

const listOf = (sentences: readonly string[]) =>
  html`<ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`;

/** The report as one page that needs no other file. */
export const pageOf = ({ server, as, at, counts, findings, users, left }: Report): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The contract at ${server}</title>
<style>${STYLE}</style></head><body>
<h1>The contract at ${server}</h1>
<p>As ${as}, at ${at}: ${counts.fits} fit, ${counts.lacks} lack, ${counts.differs} differ, ${counts['not asked']} were not asked.</p>
<h2>What your users will see</h2>
${listOf(users.length === 0 ? [NOTHING_SEEN] : users)}
${left.length === 0 ? '' : html`<h2>What was made and may still be there</h2>${listOf(left)}`}
<h2>Call by call</h2>
<table><thead><tr><th>verdict</th><th>call</th><th>requirements</th></tr></thead><tbody>
${findings.map(rowOf)}</tbody></table>
</body></html>
`.text;
