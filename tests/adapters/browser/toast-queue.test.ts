import { describe, expect, it, vi } from 'vitest';
import { makeToastQueue } from '@/adapters/browser/toast-queue.ts';
import type { FailureToast, Toast } from '@/shared/ports/notifications.ts';

const added = { tone: 'success', subject: 'announcementAdded' } as const;
const ended = { tone: 'info', subject: 'sessionEnded' } as const;

describe('NOTI-01 toasts wait for their host', () => {
  it('which takes those that wait, in order and once, and each later one', () => {
    const queue = makeToastQueue();
    queue.notify(added);
    queue.notify(ended);
    const taken: Toast[] = [];
    queue.onToast((toast) => taken.push(toast));
    expect(taken).toEqual([added, ended]);
    queue.notify(added);
    expect(taken).toEqual([added, ended, added]);
  });

  it('wait again when it has gone', () => {
    const queue = makeToastQueue();
    queue.onToast(() => undefined)();
    queue.notify(ended);
    const taken: Toast[] = [];
    queue.onToast((toast) => taken.push(toast));
    expect(taken).toEqual([ended]);
  });

  it('which does not get one that was taken back meanwhile', () => {
    const queue = makeToastQueue();
    const onGone = vi.fn();
    queue.notify({ ...added, onGone })();
    const taken: Toast[] = [];
    queue.onToast((toast) => taken.push(toast));
    expect(taken).toEqual([]);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('tell that there has been one, so that it is fetched', () => {
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
  const told = (failure: FailureToast): readonly Toast[] => {
    const queue = makeToastQueue();
    const taken: Toast[] = [];
    queue.onToast((toast) => taken.push(toast));
    queue.notifyFailure(failure);
    return taken;
  };

  it('is a toast of an error, with its reason', () => {
    const failure = { subject: 'memberNotDeleted', about: '김민수', reason: 'forbidden' } as const;
    expect(told(failure)).toEqual([{ tone: 'error', ...failure }]);
  });

  it('keeps a reason to itself that is said elsewhere', () => {
    expect(told({ subject: 'roleHolderNotAdded', reason: 'notFound', tellsWhy: false })).toEqual([
      { tone: 'error', subject: 'roleHolderNotAdded' },
    ]);
  });

  it.each(['aborted', 'unauthorized'])('REL-02 REL-18 is not told where its reader knows of it (%s)', (reason) => {
    expect(told({ subject: 'announcementNotLoaded', reason })).toEqual([]);
    expect(told({ subject: 'roleHolderNotAdded', reason, tellsWhy: false })).toEqual([]);
  });

  it('is told all the same where its button alone brings something back', () => {
    const onAction = () => undefined;
    expect(told({ subject: 'memberNotAdded', reason: 'unauthorized', onAction })).toHaveLength(1);
  });
});
