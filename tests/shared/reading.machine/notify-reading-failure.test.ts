import { describe, expect, it } from 'vitest';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { notifyReadingFailure } from '@/shared/reading.machine.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

async function notified(reason: Failure, given = new AbortController()) {
  const toasts = recordedToasts();
  const read = notifyReadingFailure(() => Promise.resolve(refused(reason)), toasts, { subject: 'rolesNotLoaded' });
  expect(await read(given.signal)).toEqual(refused(reason));
  return toasts.subjects().map((subject) => toasts.find(subject));
}

describe('ROLE-06 a reading whose failure has a toast', () => {
  it('is notified with the reason, and returns its answer', async () => {
    expect(await notified('serverFailed')).toEqual([
      { tone: 'error', subject: 'rolesNotLoaded', reason: 'serverFailed' },
    ]);
  });

  it.each<Failure>(['aborted', 'unauthorized'])(
    'AUTH-15 is not notified when the reader knows of the failure (%s)',
    async (reason) => {
      expect(await notified(reason)).toEqual([]);
    },
  );

  it('REL-18 is not notified after an abort', async () => {
    const left = new AbortController();
    left.abort();
    expect(await notified('serverFailed', left)).toEqual([]);
  });

  it('that succeeds is not notified', async () => {
    const toasts = recordedToasts();
    const read = notifyReadingFailure(() => Promise.resolve(done(1)), toasts, { subject: 'rolesNotLoaded' });
    expect(await read(new AbortController().signal)).toEqual(done(1));
    expect(toasts.subjects()).toEqual([]);
  });
});
