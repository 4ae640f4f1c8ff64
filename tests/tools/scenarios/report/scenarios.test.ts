import { describe, expect, it } from 'vitest';
import { readScenarios } from './scenarios.ts';

const FEATURE = `@A-01
Feature: Sleep

  @B-01
  Rule: Beds

    Scenario: One bed
      Given a bed

    @C-01
    Scenario Outline: The <size> bed
      Given a <size> bed

      @D-01
      Examples:
        | size  |
        | small |
        | large |
`;

describe('the scenarios of a file', () => {
  it('include those of its rules and each row of its outlines, with all their tags', () => {
    expect(readScenarios('features/sleep.feature', FEATURE)).toEqual([
      { file: 'features/sleep.feature', line: 7, name: 'One bed', tags: ['@A-01', '@B-01'] },
      { file: 'features/sleep.feature', line: 17, name: 'The small bed', tags: ['@A-01', '@B-01', '@C-01', '@D-01'] },
      { file: 'features/sleep.feature', line: 18, name: 'The large bed', tags: ['@A-01', '@B-01', '@C-01', '@D-01'] },
    ]);
  });

  it('cannot be parsed from another text', () => {
    expect(() => readScenarios('a.feature', 'Feature: a\n  Scenario: b\n    Given c\n    I sleep\n')).toThrow(
      'a.feature',
    );
  });
});
