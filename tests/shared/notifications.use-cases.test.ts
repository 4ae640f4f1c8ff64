import { describe, expect, it } from 'vitest';
import type { FailureToast, Toast } from '@/shared/notifications.ports.ts';
import { makeNotifications } from '@/shared/notifications.use-cases.ts';

describe('NOTI-01 a failure', () => {
  const notified = (failure: FailureToast): readonly Toast[] => {
    const shown: Toast[] = [];
    makeNotifications((toast) => {
      shown.push(toast);
      return () => undefined;
    }).notifyFailure(failure);
    return shown;
  };

  it('is a toast of an error, with its reason', () => {
    const failure = { subject: 'memberNotDeleted', about: '김민수', reason: 'forbidden' } as const;
    expect(notified(failure)).toEqual([{ tone: 'error', ...failure }]);
  });

  it('shows no reason when the page shows it', () => {
    expect(notified({ subject: 'roleHolderNotAdded', reason: 'notFound', includesReason: false })).toEqual([
      { tone: 'error', subject: 'roleHolderNotAdded' },
    ]);
  });

  it.each(['aborted', 'unauthorized'])('REL-02 REL-18 is not notified when the reader knows of it (%s)', (reason) => {
    expect(notified({ subject: 'announcementNotLoaded', reason })).toEqual([]);
    expect(notified({ subject: 'roleHolderNotAdded', reason, includesReason: false })).toEqual([]);
  });

  it.each(['networkError', 'unconfirmed', 'fileRefused', undefined])(
    'is notified for any other reason (%s)',
    (reason) => {
      expect(notified({ subject: 'announcementNotLoaded', reason })).toHaveLength(1);
    },
  );

  it('REL-18 is not notified after its call was aborted', () => {
    const failure = { subject: 'rolesNotLoaded', reason: 'serverFailed' } as const;
    expect(notified({ ...failure, signal: AbortSignal.abort() })).toEqual([]);
    expect(notified({ ...failure, signal: new AbortController().signal })).toEqual([{ tone: 'error', ...failure }]);
  });

  it('is notified all the same when only its button can restore something', () => {
    const onAction = () => undefined;
    expect(notified({ subject: 'memberNotAdded', reason: 'unauthorized', onAction })).toHaveLength(1);
  });
});
