import { describe, expect, it, vi } from 'vitest';
import { makeToastQueue } from '@/adapters/browser/toast-queue.ts';
import type { FailureToast, Toast } from '@/shared/ports/notifications.ts';

const added = { tone: 'success', subject: 'announcementAdded' } as const;
const ended = { tone: 'info', subject: 'sessionEnded' } as const;

describe('NOTI-01 toasts that wait for their host', () => {
  it('are given to it in order and once, and so is each later one', () => {
    const queue = makeToastQueue();
    queue.notify(added);
    queue.notify(ended);
    const taken: Toast[] = [];
    queue.onToast((toast) => taken.push(toast));
    expect(taken).toEqual([added, ended]);
    queue.notify(added);
    expect(taken).toEqual([added, ended, added]);
  });

  it('wait again after the host is unmounted', () => {
    const queue = makeToastQueue();
    queue.onToast(() => undefined)();
    queue.notify(ended);
    const taken: Toast[] = [];
    queue.onToast((toast) => taken.push(toast));
    expect(taken).toEqual([ended]);
  });

  it('are not given to it when they were withdrawn meanwhile', () => {
    const queue = makeToastQueue();
    const onGone = vi.fn();
    queue.notify({ ...added, onGone })();
    const taken: Toast[] = [];
    queue.onToast((toast) => taken.push(toast));
    expect(taken).toEqual([]);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('report the first of them, so that the host is loaded', () => {
    const queue = makeToastQueue();
    const listener = vi.fn();
    const stop = queue.subscribe(listener);
    expect(queue.wasUsed()).toBe(false);
    queue.notify(added);
    expect(queue.wasUsed()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    queue.notify(added);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('NOTI-01 a failure', () => {
  const notified = (failure: FailureToast): readonly Toast[] => {
    const queue = makeToastQueue();
    const taken: Toast[] = [];
    queue.onToast((toast) => taken.push(toast));
    queue.notifyFailure(failure);
    return taken;
  };

  it('is a toast of an error, with its reason', () => {
    const failure = { subject: 'memberNotDeleted', about: '김민수', reason: 'forbidden' } as const;
    expect(notified(failure)).toEqual([{ tone: 'error', ...failure }]);
  });

  it('shows no reason when the page shows it', () => {
    expect(notified({ subject: 'roleHolderNotAdded', reason: 'notFound', tellsWhy: false })).toEqual([
      { tone: 'error', subject: 'roleHolderNotAdded' },
    ]);
  });

  it.each(['aborted', 'unauthorized'])('REL-02 REL-18 is not notified when the reader knows of it (%s)', (reason) => {
    expect(notified({ subject: 'announcementNotLoaded', reason })).toEqual([]);
    expect(notified({ subject: 'roleHolderNotAdded', reason, tellsWhy: false })).toEqual([]);
  });

  it('is notified all the same when only its button can restore something', () => {
    const onAction = () => undefined;
    expect(notified({ subject: 'memberNotAdded', reason: 'unauthorized', onAction })).toHaveLength(1);
  });
});
