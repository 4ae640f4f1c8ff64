import { noEmptiedSteps, shortFeatures, shortScenarios, stepsWithoutStatuses, uniqueNames } from './rules/features.ts';
import { broken, prove, specify } from './support/rule-spec.ts';

const FEATURE = 'features/auth/login.feature';
const scenario = (name: string, ...steps: readonly string[]): string =>
  `  @AUTH-05\n  Scenario: ${name}\n${steps.map((step) => `    Given ${step}\n`).join('')}`;
const feature = (...scenarios: readonly string[]): string => `Feature: a\n${scenarios.join('')}`;
const steps = (count: number): string[] => Array.from({ length: count }, (_, at) => `step ${at}`);
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

prove(shortScenarios, {
  breaks: {
    'thirteen steps': broken(FEATURE, feature(scenario('b', ...steps(13))), `${FEATURE}:3 has 13 steps`),
    'thirteen steps in a rule': broken(
      FEATURE,
      feature('  Rule: c\n', scenario('b', ...steps(13))),
      `${FEATURE}:4 has 13 steps`,
    ),
    'an outline': broken(
      FEATURE,
      `${feature(scenario('b'))}  Scenario Outline: c\n${'    Given <d>\n'.repeat(13)}    Examples:\n      | d |\n      | e |\n`,
      `${FEATURE}:4 has 13 steps`,
    ),
  },
  keeps: {
    'twelve steps after a background, with words that only look like steps': {
      [FEATURE]: `Feature: a\n  Background:\n    Given b\n${scenario('c', ...steps(11), 'd\n      """\n      Given e\n      """')}`,
    },
  },
});

prove(shortFeatures, {
  breaks: { 'a long one': broken(FEATURE, `${feature()}${'\n'.repeat(250)}`, `${FEATURE} has 251 lines`) },
  keeps: { 'one of 250 lines': { [FEATURE]: `${feature()}${'\n'.repeat(249)}` } },
});

prove(noEmptiedSteps, {
  breaks: {
    'a step that is gone': broken(
      FEATURE,
      `${feature(scenario('b', 'c'))}      \n`,
      `${FEATURE}:5 has blanks where a step stood`,
    ),
  },
  keeps: { 'an empty line': { [FEATURE]: `${feature(scenario('b', 'c'))}\n` } },
});

prove(stepsWithoutStatuses, {
  breaks: {
    'an answer': broken(
      FEATURE,
      feature(scenario('b', 'GET /api/Zone is answered once with 500')),
      `${FEATURE}:4 says "GET /api/Zone is answered once with 500"`,
    ),
    'a failure that says more': broken(FEATURE, feature(scenario('b', 'it is refused with 400, naming "c"')), 'says'),
    'one that comes late': broken(FEATURE, feature(scenario('b', 'it is answered with 401 after 5 seconds')), 'says'),
    'the word itself': broken(FEATURE, feature(scenario('b', 'the answer has status 404')), 'says'),
    'a background': broken(FEATURE, `Feature: a\n  Background:\n    Given it answers 503\n${scenario('b', 'c')}`, ':3'),
    'a row of examples': broken(
      FEATURE,
      'Feature: a\n  Scenario Outline: b\n    Given it <answer>\n    Examples:\n      | answer |\n      | is answered with 403 |\n',
      `${FEATURE} says "it is answered with 403"`,
    ),
  },
  keeps: {
    'numbers of things, words on the screen and addresses': {
      [FEATURE]: feature(
        scenario(
          'b',
          'I see "404"',
          'I choose "서버 오류 (500)"',
          'I visit /job/manage/mission-404',
          'the table answers with 400 members',
          'the window is 500 px wide',
          'the bulletin is seen at 200%',
          'is missing on this server',
        ),
      ),
    },
  },
});
