import { STATUS_CODES } from 'node:http';
import { type Feature, featuresOf, type Scenario } from '../support/gherkin.ts';
import type { Rule, Violation } from '../support/rule.ts';
import { linesOf } from '../support/sources.ts';

export const uniqueNames: Rule = {
  name: 'no two scenarios have the same name, nor two rows of an outline',
  check: ({ files }) => {
    const seen = new Set<string>();
    return featuresOf(files).flatMap(({ path, runs }) =>
      runs
        .filter(({ name }) => seen.has(name) || !seen.add(name))
        .map(({ line, name }) => ({ path, line, message: `repeats the name "${name}"` })),
    );
  },
};

const STEPS_AT_MOST = 12;

export const shortScenarios: Rule = {
  name: `a scenario has at most ${STEPS_AT_MOST} steps`,
  check: ({ files }) => featuresOf(files).flatMap(({ path, scenarios }) => scenarios.flatMap(longScenario(path))),
};

const longScenario =
  (path: string) =>
  ({ line, steps }: Scenario): Violation[] =>
    steps <= STEPS_AT_MOST ? [] : [{ path, line, message: `has ${steps} steps: split it by what it shows` }];

const LINES_AT_MOST = 250;

export const shortFeatures: Rule = {
  name: `a feature has at most ${LINES_AT_MOST} lines`,
  check: ({ files }) =>
    featuresOf(files)
      .map(({ path, text }) => ({ path, lines: linesOf(text) }))
      .filter(({ lines }) => lines > LINES_AT_MOST)
      .map(({ path, lines }) => ({ path, message: `has ${lines} lines: split it by its rules` })),
};

/** An empty step, such as one left by a replacement, passes and proves nothing. */
export const noEmptiedSteps: Rule = {
  name: 'a line of a feature has a text, or nothing at all',
  check: ({ files }) =>
    featuresOf(files).flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          /^\s+$/.test(line) ? [{ path, line: at + 1, message: 'has blanks where a step stood' }] : [],
        ),
    ),
};

export const stepsWithoutStatuses: Rule = {
  name: 'steps speak of what people see, not of statuses',
  check: ({ files }) => featuresOf(files).flatMap(statusesIn),
};

/** Quoted texts of the screen, and addresses. */
const QUOTED = /"[^"]*"|\/\S*/g;
/** A status code and not a count: `with 500`, but not `with 500 rows`. */
const STATUS =
  /\b(?:with|by|status|HTTP|code|meets?|answer(?:s|ed)?|refused|passing|a) (\d{3})\b(?! ?(?:%|px|[a-z]{2,}s\b))/i;

const statusesIn = ({ path, text, sentences }: Feature): Violation[] =>
  sentences
    .filter((sentence) => (STATUS.exec(sentence.replaceAll(QUOTED, ''))?.[1] ?? '') in STATUS_CODES)
    .map((sentence) => ({
      path,
      ...lineOf(text, sentence),
      message: `says "${sentence}": say what the server does, such as "is missing on this server"`,
    }));

/** Without a line for a sentence of an outline, which is not in the file in that form. */
function lineOf(text: string, sentence: string): { line?: number } {
  const at = text.split('\n').findIndex((line) => line.includes(sentence));
  return at === -1 ? {} : { line: at + 1 };
}
