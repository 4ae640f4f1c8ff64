import { describe, expect, it } from 'vitest';
import { commandsOf, linesOf, namedBy } from './naming.ts';

const requirements = ['ZZZZ-01', 'ZZZZ-02', 'ZZZZ-03'].map((id) => ({
  id,
  group: 'ZZZZ: sleep',
  sentence: 'All sleep.',
  proof: 'scenario' as const,
}));

const proofs = {
  requirements,
  scenarios: [
    { file: 'features/a.feature', line: 3, name: 'A bed', tags: ['@ZZZZ-01'] },
    { file: 'features/a.feature', line: 9, name: 'A wide bed', tags: ['@ZZZZ-01', '@browser'] },
    { file: 'features/b.feature', line: 3, name: 'A chair', tags: ['@ZZZZ-011'] },
  ],
  titles: [
    { file: 'tests/a.test.ts', title: 'ZZZZ-01 sleeps' },
    { file: 'tests/a.test.ts', title: 'and wakes (ZZZZ-01)' },
    { file: 'tests/all.contract.ts', title: 'sleeps everywhere (ZZZZ-02)' },
  ],
};

const texts = new Map([
  ['tests/a.test.ts', ''],
  ['tests/port.test.ts', "import { all } from './all.contract.ts';"],
  ['tests/page.browser-test.ts', "import { all } from './all.contract.ts';"],
]);

const commands = (...ids: readonly string[]) =>
  commandsOf(
    ids.map((id) => namedBy(id, proofs)),
    texts,
    ['--no-build'],
  );

describe('what names a requirement', () => {
  it('is listed: its scenarios with their driver, and its tests', () => {
    expect(linesOf(namedBy('ZZZZ-01', proofs))).toEqual([
      'ZZZZ-01  All sleep.',
      '  dom      A bed (features/a.feature:3)',
      '  browser  A wide bed (features/a.feature:9)',
      '  test     ZZZZ-01 sleeps (tests/a.test.ts)',
      '  test     and wakes (ZZZZ-01) (tests/a.test.ts)',
    ]);
  });

  it('runs: the tests of that name in their files, and the scenarios with its tag', () => {
    expect(commands('ZZZZ-01')).toEqual([
      ['vitest', 'run', 'tests/a.test.ts', '-t', 'ZZZZ-01'],
      ['tsx', 'tests/tools/scenarios/main.ts', '@ZZZZ-01', '--no-build'],
    ]);
  });

  it('runs wherever tests share it, last in a page of the demo', () => {
    expect(commands('ZZZZ-02')).toEqual([
      ['vitest', 'run', 'tests/port.test.ts', '-t', 'ZZZZ-02'],
      ['vitest', 'run', '--config', 'tests/contract/browser.config.ts', 'tests/page.browser-test.ts', '-t', 'ZZZZ-02'],
    ]);
  });

  it('runs for several at once', () => {
    expect(commands('ZZZZ-01', 'ZZZZ-02').map((words) => words.join(' '))).toContain(
      'vitest run tests/a.test.ts tests/port.test.ts -t ZZZZ-01|ZZZZ-02',
    );
  });

  it('is nothing for one that nothing names', () => {
    expect(commands('ZZZZ-03')).toEqual([]);
  });

  it('is refused for one that is not written', () => {
    expect(() => namedBy('ZZZZ-99', proofs)).toThrow('features/requirements.md has no ZZZZ-99.');
  });
});
