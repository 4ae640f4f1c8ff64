import { type Html, html } from './html.ts';
import type { FinishedScenario, RunResult } from './run-log.ts';
import { placeOf, type Scenario, titleOf } from './scenarios.ts';
import { idsIn } from './tags.ts';

/** A selected scenario, with its result if it has finished. */
type Case = Scenario & Pick<FinishedScenario, 'driver'> & Partial<FinishedScenario>;

const OUTSIDE = 'outside of the scenarios';

/**
 * The run in JUnit's format for CI systems: a suite for each file. The name of each case contains the requirement ids,
 * the line and the driver, because most systems show only names.
 * @param scenarios all scenarios; those that were selected but did not finish are reported as skipped
 */
export function renderJunit(
  { asked, scenarios: finished, troubles }: RunResult,
  scenarios: readonly Scenario[],
): string {
  const cases = scenarios.flatMap((scenario) =>
    asked
      .filter(({ place }) => place === placeOf(scenario))
      .map(
        ({ place, driver }): Case =>
          finished.find((one) => one.driver === driver && placeOf(one) === place) ?? { ...scenario, driver },
      ),
  );
  const files = [...new Set(cases.map(({ file }) => file))];
  const text = html`<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${countsOf(cases, troubles.length)}>
${files.map((file) => suite(cases.filter((one) => one.file === file)))}${troubles.length === 0 ? '' : troubleSuite(troubles)}</testsuites>
`.text;
  // A page's log may contain characters that XML cannot represent.
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

const suite = (cases: readonly Case[]): Html => html`<testsuite name="${cases[0]?.file ?? ''}" ${countsOf(cases)}>
${cases.map(caseMarkup)}</testsuite>
`;

const caseMarkup = (one: Case): Html =>
  html`<testcase classname="${one.file}" name="${titleOf(one)} on ${one.driver}" file="${one.file}" line="${one.line}" time="${timeOf([one])}">
<properties>${idsIn(one.tags.join(' ')).map((id) => html`<property name="requirement" value="${id}"/>`)}</properties>
${outcomeOf(one)}</testcase>
`;

function outcomeOf({ passed, failure, files = {} }: Case): Html {
  if (passed === undefined) return html`<skipped/>\n`;
  if (passed) return html``;
  const { step = '', error = '' } = failure ?? {};
  const attachments = ['picture', 'trace', 'log'].flatMap((kind) => files[kind] ?? []);
  // `file:line`, which Jenkins and GitLab turn into links.
  return html`<failure message="${step}: ${error.split('\n')[0] ?? ''}">${step}\n${error}</failure>
<system-out>${attachments.map((path) => html`[[ATTACHMENT|${path}]]\n`)}</system-out>
`;
}

const troubleSuite = (
  troubles: readonly string[],
): Html => html`<testsuite name="${OUTSIDE}" ${countsOf([], troubles.length)}>
${troubles.map((trouble) => html`<testcase classname="${OUTSIDE}" name="${trouble}"><error message="${trouble}"/></testcase>\n`)}</testsuite>
`;

const countsOf = (cases: readonly Case[], errors = 0): Html => {
  const failures = cases.filter(({ passed }) => passed === false).length;
  const skipped = cases.filter(({ passed }) => passed === undefined).length;
  return html`tests="${cases.length + errors}" failures="${failures}" errors="${errors}" skipped="${skipped}" time="${timeOf(cases)}"`;
};

const timeOf = (cases: readonly Case[]): string => cases.reduce((sum, { seconds = 0 }) => sum + seconds, 0).toFixed(3);
