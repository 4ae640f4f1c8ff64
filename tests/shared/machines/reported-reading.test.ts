import { describe, expect, it } from 'vitest';
import { done, type Failure, refused } from '@/shared/domain/outcome.ts';
import { reportedReading } from '@/shared/machines/reported-reading.ts';

async function told(reason: Failure, given = new AbortController()) {
  const reasons: Failure[] = [];
  const read = reportedReading(
    () => Promise.resolve(refused(reason)),
    (said) => void reasons.push(said),
  );
  expect(await read(given.signal)).toEqual(refused(reason));
  return reasons;
}

describe('ROLE-06 a reading whose failure is told in passing', () => {
  it('is told why, and hands on what was answered', async () => {
    expect(await told('serverFailed')).toEqual(['serverFailed']);
  });

  it.each<Failure>(['aborted', 'unauthorized'])('AUTH-15 is not told of what its reader knows (%s)', async (reason) => {
    expect(await told(reason)).toEqual([]);
  });

  it('REL-18 is not told once it was left', async () => {
    const left = new AbortController();
    left.abort();
    expect(await told('serverFailed', left)).toEqual([]);
  });

  it('that succeeds says nothing', async () => {
    const read = reportedReading(
      () => Promise.resolve(done(1)),
      () => expect.unreachable(),
    );
    expect(await read(new AbortController().signal)).toEqual(done(1));
  });
});
