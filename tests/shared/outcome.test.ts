import { describe, expect, it } from 'vitest';
import {
  changedNothing,
  done,
  type Failure,
  hasNoAnswer,
  mayHaveHappened,
  type Outcome,
  refused,
  reported,
  settledOutcome,
} from '@/shared/outcome.ts';
import { brokenOnPurpose, takeReported } from '../fakes/reported-errors.ts';

const breaking = () => Promise.reject<Outcome<string>>(brokenOnPurpose());

describe('settling a call', () => {
  it('refuses when it throws, and reports the error once, for any number of callers', async () => {
    const end = await settledOutcome(() => settledOutcome(breaking));
    expect(end).toEqual(refused('unexpected'));
    // The set-up checks after every test that the error was reported exactly once.
  });

  it('refuses when it throws before it begins', async () => {
    const call = () => {
      throw brokenOnPurpose();
    };
    expect(await settledOutcome(call)).toEqual(refused('unexpected'));
  });

  it.each([done('an answer'), refused('forbidden')])(
    'returns its outcome, and nothing is reported: %j',
    async (end) => {
      expect(await settledOutcome<string, string>(() => Promise.resolve(end))).toEqual(end);
      expect(takeReported()).toEqual([]);
    },
  );

  it('does not report an aborted call (REL-18)', async () => {
    const given = AbortSignal.abort();
    const error = new DOMException('given up', 'AbortError');
    expect(await settledOutcome(() => Promise.reject(error), given)).toEqual(refused('unexpected'));
    expect(takeReported()).toEqual([]);
  });

  it('refuses all the same when reporting fails', async () => {
    Reflect.deleteProperty(globalThis, 'reportError');
    const end = await settledOutcome(() => Promise.reject(new TypeError('seen by nobody')));
    expect(end).toEqual(refused('unexpected'));
  });
});

describe('reporting a call', () => {
  it('rejects as it does, or returns its answer', async () => {
    await expect(reported(breaking)).rejects.toThrow('broken on purpose');
    expect(await reported(() => Promise.resolve(7))).toBe(7);
  });
});

describe('what the server holds after a write that came to nothing', () => {
  it.each<Failure>(['forbidden', 'unauthorized', 'tooMany'])(
    'is what it held before, where it refused the caller (%s)',
    (reason) => {
      expect(changedNothing(reason)).toBe(true);
    },
  );

  it.each<Failure>(['aborted', 'networkError', 'timedOut', 'conflict'])('is not known after %s', (reason) => {
    expect(changedNothing(reason)).toBe(false);
  });
});

describe('REL-16 REL-20 a write that failed', () => {
  const lookedFor: Readonly<Record<Failure, boolean>> = {
    networkError: true,
    timedOut: true,
    malformed: true,
    serverFailed: true,
    unexpected: true,
    aborted: false,
    invalid: false,
    unauthorized: false,
    forbidden: false,
    notFound: false,
    conflict: false,
    tooMany: false,
    tooLarge: false,
    wrongKind: false,
    unsupported: false,
    partlyDone: false,
    unconfirmed: false,
  };

  it.each(Object.entries(lookedFor))('may have been carried out, and is looked for: %s, %s', (reason, expected) => {
    expect(mayHaveHappened(reason)).toBe(expected);
  });

  it.each<readonly [Failure, boolean]>([
    ['networkError', true],
    ['timedOut', true],
    ['malformed', false],
    ['serverFailed', false],
    ['unexpected', false],
  ])('has no answer: %s, %s', (reason, expected) => {
    expect(hasNoAnswer(reason)).toBe(expected);
  });
});
