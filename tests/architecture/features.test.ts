import { noEmptiedSteps, uniqueNames } from './rules/features.ts';
import { broken, specify } from './support/rule-spec.ts';

const FEATURE = 'features/auth/login.feature';
const scenario = (name: string, ...steps: readonly string[]): string =>
  `  @AUTH-05\n  Scenario: ${name}\n${steps.map((step) => `    Given ${step}\n`).join('')}`;
const feature = (...scenarios: readonly string[]): string => `Feature: a\n${scenarios.join('')}`;
const outline = (name: string): string =>
  `Feature: a\n  @AUTH-05\n  Scenario Outline: ${name}\n    Given a <size> bed\n    Examples:\n      | size |\n      | big  |\n      | long |\n`;

specify(uniqueNames, {
  breaks: {
    'the same name in two files': {
      files: {
        [FEATURE]: feature(scenario('The password is wrong')),
        'features/account/login.feature': feature(scenario('The password is wrong')),
      },
      reports: 'features/account/login.feature:3 repeats the name "The password is wrong"',
    },
    'the same name in two rules': broken(
      FEATURE,
      feature(`  Rule: c\n${scenario('b')}`, `  Rule: d\n${scenario('b')}`),
      `${FEATURE}:7 repeats the name "b"`,
    ),
    'the same name in two rows': broken(FEATURE, outline('A bed'), `${FEATURE}:8 repeats the name "A bed"`),
  },
  keeps: {
    'two names': { [FEATURE]: feature(scenario('b'), scenario('c')) },
    'rows whose names say what is in them': { [FEATURE]: outline('The <size> bed') },
  },
});

specify(noEmptiedSteps, {
  breaks: {
    'a step that is gone': broken(
      FEATURE,
      `${feature(scenario('b', 'c'))}      \n`,
      `${FEATURE}:5 has blanks where a step stood`,
    ),
  },
  keeps: { 'an empty line': { [FEATURE]: `${feature(scenario('b', 'c'))}\n` } },
});
