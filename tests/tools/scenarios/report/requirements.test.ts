import { describe, expect, it } from 'vitest';
import { readRequirements } from './requirements.ts';

describe('the list of requirements', () => {
  it('has groups, and a line for each requirement', () => {
    const text =
      '# All\n\n## AUTH: login\n\n- **AUTH-01** It opens.\n- **AUTH-02** (test) It closes.\n\n## Not built yet\n\n- **SERM-01** It sings.\n';
    expect(readRequirements(text)).toEqual([
      { id: 'AUTH-01', group: 'AUTH: login', sentence: 'It opens.', proof: 'scenario' },
      { id: 'AUTH-02', group: 'AUTH: login', sentence: 'It closes.', proof: 'test' },
      { id: 'SERM-01', group: 'Not built yet', sentence: 'It sings.', proof: 'later' },
    ]);
  });

  it.each([
    ['an id that stands twice', '- **AUTH-01** a\n- **AUTH-01** b', 'Line 3 repeats AUTH-01'],
    ['an id of another group', '- **ACCT-01** a', 'Line 2 is no requirement of "AUTH: login"'],
    ['an id of another form', '- **AUTH-1** a', 'Line 2 is no requirement'],
    ['an id without a sentence', '- **AUTH-01**', 'Line 2 is no requirement'],
  ])('must not have %s', (_, lines, message) => {
    expect(() => readRequirements(`## AUTH: login\n${lines}`)).toThrow(message);
  });
});
