import { describe, expect, it } from 'vitest';
import { done, type Failure, refused } from '@/shared/domain/outcome.ts';
import { reportedReading } from '@/shared/machines/reported-reading.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

async function told(reason: Failure, given = new AbortController()) {
  const toasts = recordedToasts();
  const read = reportedReading(() => Promise.resolve(refused(reason)), toasts, { subject: 'rolesNotLoaded' });
  expect(await read(given.signal)).toEqual(refused(reason));
  return toasts.subjects().map((subject) => toasts.find(subject));
}

describe('ROLE-06 a reading whose failure is told by a toast', () => {
  it('is told why, and hands on what was answered', async () => {
    expect(await told('serverFailed')).toEqual([{ tone: 'error', subject: 'rolesNotLoaded', reason: 'serverFailed' }]);
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
    const toasts = recordedToasts();
    const read = reportedReading(() => Promise.resolve(done(1)), toasts, { subject: 'rolesNotLoaded' });
    expect(await read(new AbortController().signal)).toEqual(done(1));
    expect(toasts.subjects()).toEqual([]);
  });
});
