import { Status } from '@cucumber/cucumber';
import { describe, expect, it } from 'vitest';
import { readRequest } from '../../../features/support/request.ts';
import { tallyScenarios } from '../../../features/support/tally.ts';

type Message = Parameters<ReturnType<typeof tallyScenarios>['note']>[0];

const instant = { seconds: 0, nanos: 0 };
const step = (id: string, status: (typeof Status)[keyof typeof Status]): Message => ({
  testStepFinished: {
    testCaseStartedId: id,
    testStepId: `${id}-1`,
    testStepResult: { status, duration: instant },
    timestamp: instant,
  },
});

const ending = (id: string, willBeRetried = false): Message => ({
  testCaseFinished: { testCaseStartedId: id, timestamp: instant, willBeRetried },
});

const end = (success: boolean): Message => ({ testRunFinished: { success, timestamp: instant } });

function tallyOf(...messages: readonly Message[]) {
  const tally = tallyScenarios();
  for (const message of messages) tally.note(message);
  return tally.result();
}

describe('counting scenarios', () => {
  it('counts those of which every step passed', () => {
    const tally = tallyOf(step('a', Status.PASSED), ending('a'), step('b', Status.PASSED), ending('b'), end(true));
    expect(tally).toEqual({ passed: 2, failed: 0, triedTwice: 0 });
  });

  it.each([Status.FAILED, Status.UNDEFINED, Status.PENDING, Status.SKIPPED, Status.AMBIGUOUS])(
    'counts one with a step that is %s as failed',
    (status) => {
      const tally = tallyOf(
        step('a', Status.PASSED),
        step('a', status),
        step('a', Status.PASSED),
        ending('a'),
        end(false),
      );
      expect(tally).toEqual({ passed: 0, failed: 1, triedTwice: 0 });
    },
  );

  it('counts a feature that cannot be read', () => {
    const parseError = { source: { uri: 'a.feature' }, message: 'expected a step' };
    expect(tallyOf({ parseError }, end(false))).toEqual({ passed: 0, failed: 1, triedTwice: 0 });
  });

  it('never looks green when the run failed for another reason', () => {
    expect(tallyOf(step('a', Status.PASSED), ending('a'), end(false))).toEqual({ passed: 1, failed: 1, triedTwice: 0 });
  });
});

describe('a scenario that is tried twice', () => {
  const again = (id: string): Message => ({
    testStepFinished: {
      testCaseStartedId: id,
      testStepId: `${id}-1`,
      testStepResult: { status: Status.FAILED, duration: instant },
      timestamp: instant,
    },
  });

  it('counts by its second try, and is told', () => {
    const tally = tallyOf(again('a'), ending('a', true), step('b', Status.PASSED), ending('b'), end(true));
    expect(tally).toEqual({ passed: 1, failed: 0, triedTwice: 1 });
  });

  it('fails where the second try fails, too', () => {
    const tally = tallyOf(again('a'), ending('a', true), again('b'), ending('b'), end(false));
    expect(tally).toEqual({ passed: 0, failed: 1, triedTwice: 1 });
  });
});

describe('arguments of npm run test:features', () => {
  it.each([
    [[], { tags: '', builds: true }],
    [['@AUTH-05'], { tags: '@AUTH-05', builds: true }],
    [['@AUTH-05 and not @phone'], { tags: '@AUTH-05 and not @phone', builds: true }],
    [['@AUTH-05', '@AUTH-06', '--no-build'], { tags: '@AUTH-05 or @AUTH-06', builds: false }],
  ])('may be %j', (words, request) => {
    expect(readRequest(words)).toEqual(request);
  });

  it.each(['AUTH-05', 'features/auth/login.feature', '--watch', '@AUTH-05; ls'])('are not %s', (word) => {
    expect(() => readRequest([word])).toThrow('Usage: npm run test:features');
  });
});
