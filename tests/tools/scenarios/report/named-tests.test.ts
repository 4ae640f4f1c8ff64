import { describe, expect, it } from 'vitest';
import { readNamedTests } from './named-tests.ts';

const CHANGED = new Date('2026-11-18T12:00:00Z');

const report = (startTime: string, ...tests: readonly (readonly [name: string, status: string])[]): string =>
  JSON.stringify({
    startTime: Date.parse(startTime),
    testResults: [{ assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) }],
  });

const read = (...texts: readonly (string | undefined)[]) =>
  readNamedTests(
    texts.map((text, index) => ({ path: `reports/${index}.json`, text })),
    CHANGED,
  );

describe('tests that name an id', () => {
  it('are read from all reports of vitest', () => {
    const inside = report(
      '2026-11-18T12:30:00Z',
      ['REL-01, AUTH-15 any number share one refresh', 'passed'],
      ['the bed is made', 'passed'],
    );
    const page = report('2026-11-18T12:40:00Z', ['the church (MOCK-04) answers', 'pending']);
    expect(read(inside, page)).toEqual({
      tests: [
        { name: 'REL-01, AUTH-15 any number share one refresh', ids: ['REL-01', 'AUTH-15'], outcome: 'passed' },
        { name: 'the church (MOCK-04) answers', ids: ['MOCK-04'], outcome: 'not run' },
      ],
      remarks: [],
    });
  });

  it.each([
    ['that ran before the code was last changed', report('2026-11-18T11:59:59Z', ['REL-01 a', 'passed']), 'is older'],
    ['that ran years ago', report('2017-01-01T00:00:00Z', ['REL-01 a', 'passed']), 'is older'],
    ['whose report is cut off', report('2026-11-18T12:30:00Z').slice(0, 20), 'cannot be read'],
    ['whose report is of another form', '{"tests":[]}', 'cannot be read'],
    ['that never ran', undefined, 'is not there'],
  ])('prove nothing %s, and the report says so', (_, text, remark) => {
    const { tests, remarks } = read(text, report('2026-11-18T12:30:00Z', ['REL-02 b', 'failed']));
    expect(tests.map(({ name }) => name)).toEqual(['REL-02 b']);
    expect(remarks).toEqual([expect.stringContaining(`reports/0.json ${remark}`)]);
  });
});
