import { describe, expect, it, vi } from 'vitest';
import { makeToastQueue } from '@/adapters/browser/toasts.ts';
import type { Toast } from '@/shared/notifications.ports.ts';

const added = { tone: 'success', subject: 'announcementAdded' } as const;
const ended = { tone: 'info', subject: 'sessionEnded' } as const;

describe('NOTI-01 toasts that wait for their host', () => {
  it('are given to it in order and once, and so is each later one', () => {
    const queue = makeToastQueue();
    queue.show(added);
    queue.show(ended);
    const taken: Toast[] = [];
    queue.onToast((toast) => taken.push(toast));
    expect(taken).toEqual([added, ended]);
    queue.show(added);
    expect(taken).toEqual([added, ended, added]);
  });

  it('wait again after the host is unmounted', () => {
    const queue = makeToastQueue();
    queue.onToast(() => undefined)();
    queue.show(ended);
    const taken: Toast[] = [];
    queue.onToast((toast) => taken.push(toast));
    expect(taken).toEqual([ended]);
  });

  it('are not given to it when they were withdrawn meanwhile', () => {
    const queue = makeToastQueue();
    const onGone = vi.fn();
    queue.show({ ...added, onGone })();
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
    queue.show(added);
    expect(queue.wasUsed()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    queue.show(added);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
