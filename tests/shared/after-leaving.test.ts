import { describe, expect, it } from 'vitest';
import { notifyFailureAfterLeaving } from '@/shared/after-leaving.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { recordedToasts } from '../fakes/toasts.ts';

describe('REL-18 a call whose page was left meanwhile', () => {
  async function notified(answer: Outcome<number>, isLeft: boolean) {
    const page = new AbortController();
    const toasts = recordedToasts();
    const call = () => {
      if (isLeft) page.abort();
      return Promise.resolve(answer);
    };
    const notify = (reason: Failure) => toasts.notifyFailure({ subject: 'organisationNotSaved', reason });
    expect(await notifyFailureAfterLeaving(page.signal, call, notify)).toEqual(answer);
    return toasts.subjects().map((subject) => toasts.find(subject).reason);
  }

  it('notifies of the reason why it failed', async () => {
    expect(await notified(refused('forbidden'), true)).toEqual(['forbidden']);
    expect(await notified(refused('serverFailed'), true)).toEqual(['serverFailed']);
  });

  it('shows no notification when the call was aborted, or when the session has ended', async () => {
    expect(await notified(refused('aborted'), true)).toEqual([]);
    expect(await notified(refused('unauthorized'), true)).toEqual([]);
  });

  it('shows no notification of a success', async () => {
    expect(await notified(done(1), true)).toEqual([]);
  });

  it('leaves the failure to the page that is still there', async () => {
    expect(await notified(refused('forbidden'), false)).toEqual([]);
  });
});
