import { featuresOf } from './support/gherkin.ts';
import { type Rule, specify } from './support/rule.ts';

const uniqueNames: Rule = {
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

/** An empty step, such as one left by a replacement, passes and proves nothing. */
const noEmptiedSteps: Rule = {
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

const FEATURE = 'features/auth/login.feature';
const scenario = (name: string): string => `  @AUTH-05\n  Scenario: ${name}\n    Given a\n`;
const feature = (...scenarios: readonly string[]): string => `Feature: a\n${scenarios.join('')}`;
const outline = (name: string): string =>
  `Feature: a\n  @AUTH-05\n  Scenario Outline: ${name}\n    Given a <size> bed\n    Examples:\n      | size |\n      | big  |\n      | long |\n`;

specify(uniqueNames, {
  breaks: [
    [
      { 'features/a.feature': feature(scenario('The door')), 'features/b.feature': feature(scenario('The door')) },
      'features/b.feature:3 repeats the name "The door"',
    ],
    [
      FEATURE,
      feature(`  Rule: c\n${scenario('b')}`, `  Rule: d\n${scenario('b')}`),
      `${FEATURE}:8 repeats the name "b"`,
    ],
    [FEATURE, outline('A bed'), `${FEATURE}:8 repeats the name "A bed"`],
  ],
  keeps: [{ [FEATURE]: feature(scenario('b'), scenario('c')) }, { [FEATURE]: outline('The <size> bed') }],
});

specify(noEmptiedSteps, {
  breaks: [[FEATURE, `${feature(scenario('b'))}      \n`, `${FEATURE}:5 has blanks where a step stood`]],
  keeps: [{ [FEATURE]: `${feature(scenario('b'))}\n` }],
});
