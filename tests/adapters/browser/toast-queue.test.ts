import { describe, expect, it, vi } from 'vitest';
import { makeToastQueue } from '@/adapters/browser/toast-queue.ts';
import type { Toast } from '@/shared/ports/notifications.ts';

const added: Toast = { tone: 'success', subject: 'announcementAdded' };
const ended: Toast = { tone: 'info', subject: 'sessionEnded' };

describe('NOTI-01 toasts wait for their host', () => {
  it('which takes those that wait, in order and once, and each later one', () => {
    const queue = makeToastQueue();
    queue.show(added);
    queue.show(ended);
    const taken: Toast[] = [];
    queue.onToast((toast) => taken.push(toast));
    expect(taken).toEqual([added, ended]);
    queue.show(added);
    expect(taken).toEqual([added, ended, added]);
  });

  it('wait again when it has gone', () => {
    const queue = makeToastQueue();
    queue.onToast(() => undefined)();
    queue.show(ended);
    const taken: Toast[] = [];
    queue.onToast((toast) => taken.push(toast));
    expect(taken).toEqual([ended]);
  });

  it('which does not get one that was taken back meanwhile', () => {
    const queue = makeToastQueue();
    const onGone = vi.fn();
    queue.show({ ...added, onGone })();
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
    queue.show(added);
    expect(queue.wasUsed()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    queue.show(added);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
