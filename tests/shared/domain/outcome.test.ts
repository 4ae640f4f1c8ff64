import { describe, expect, it } from 'vitest';
import { done, type Outcome, refused, reported, settledOutcome } from '@/shared/domain/outcome.ts';
import { brokenOnPurpose, takeReported } from '../../fakes/reported-errors.ts';

const breaking = () => Promise.reject<Outcome<string>>(brokenOnPurpose());

describe('a call whose end counts', () => {
  it('is refused where it breaks, and why is reported once, however many wait for it', async () => {
    const end = await settledOutcome(() => settledOutcome(breaking));
    expect(end).toEqual(refused('unexpected'));
    // The end of every test sees to it that what was broken on purpose was reported, and once.
  });

  it('is refused where it breaks before it begins', async () => {
    const call = () => {
      throw brokenOnPurpose();
    };
    expect(await settledOutcome(call)).toEqual(refused('unexpected'));
  });

  it.each([done('an answer'), refused('forbidden')])(
    'ends as it is answered, and nothing is reported: %j',
    async (end) => {
      expect(await settledOutcome<string, string>(() => Promise.resolve(end))).toEqual(end);
      expect(takeReported()).toEqual([]);
    },
  );

  it('is not reported where nobody waits for it any more (REL-18)', async () => {
    const given = AbortSignal.abort();
    const error = new DOMException('given up', 'AbortError');
    expect(await settledOutcome(() => Promise.reject(error), given)).toEqual(refused('unexpected'));
    expect(takeReported()).toEqual([]);
  });

  it('is refused all the same where nothing can be reported', async () => {
    Reflect.deleteProperty(globalThis, 'reportError');
    const end = await settledOutcome(() => Promise.reject(new TypeError('seen by nobody')));
    expect(end).toEqual(refused('unexpected'));
  });
});

describe('a call that is reported', () => {
  it('breaks as it does, or answers', async () => {
    await expect(reported(breaking)).rejects.toThrow('broken on purpose');
    expect(await reported(() => Promise.resolve(7))).toBe(7);
  });
});
