import { knownTags, uniqueNames } from './rules/features.ts';
import { broken, specify } from './support/rule-spec.ts';

const FEATURE = 'features/auth/login.feature';
const scenario = (tags: string, name = 'a'): string => `  ${tags}\n  Scenario: ${name}\n    Given b\n`;

specify(knownTags, {
  breaks: {
    'a number that no requirement has': broken(
      FEATURE,
      `Feature: a\n${scenario('@AUTH-20')}`,
      `${FEATURE}:3 carries @AUTH-20`,
    ),
    'a group that does not exist': broken(FEATURE, `Feature: a\n${scenario('@AUT-01')}`, 'carries @AUT-01'),
    'a number without its zero': broken(FEATURE, `Feature: a\n${scenario('@AUTH-5')}`, 'carries @AUTH-5'),
    'a switch that nothing understands': broken(FEATURE, `Feature: a\n${scenario('@AUTH-05 @wip')}`, 'carries @wip'),
    'a tag of the feature': broken(FEATURE, `@AUTH-99\nFeature: a\n${scenario('@AUTH-05')}`, 'carries @AUTH-99'),
    'a scenario that proves nothing': broken(FEATURE, `Feature: a\n${scenario('@phone')}`, 'names no requirement'),
    'an outline behind a tagged one': broken(
      FEATURE,
      `Feature: a\n${scenario('@AUTH-05')}\n  Scenario Outline: c\n    Given <d>\n`,
      `${FEATURE}:6 names no requirement`,
    ),
  },
  keeps: {
    'what no requirement asks for, by its topic': { [FEATURE]: `Feature: a\n${scenario('@accessibility @phone')}` },
    'tags of the feature, the rule and the scenario': {
      [FEATURE]: `@AUTH-01\nFeature: a\n${scenario('@AUTH-02 @phone')}\n@AUTH-03\nRule: d\n  Scenario: c\n    Given b\n`,
    },
  },
});

specify(uniqueNames, {
  breaks: {
    'the same name in two files': {
      files: {
        [FEATURE]: `Feature: a\n${scenario('@AUTH-05', 'The password is wrong')}`,
        'features/account/login.feature': `Feature: a\n${scenario('@AUTH-05', 'The password is wrong')}`,
      },
      reports: 'features/account/login.feature:3 repeats the name "The password is wrong"',
    },
  },
  keeps: { 'two names': { [FEATURE]: `Feature: a\n${scenario('@AUTH-05', 'b')}${scenario('@AUTH-05', 'c')}` } },
});
