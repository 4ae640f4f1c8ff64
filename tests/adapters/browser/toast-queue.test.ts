import { describe, expect, it, vi } from 'vitest';
import { makeToastQueue } from '@/adapters/browser/toast-queue.ts';
import type { Notice } from '@/shared/ports/notifications.ts';

const added: Notice = { tone: 'success', subject: 'announcementAdded' };
const ended: Notice = { tone: 'info', subject: 'sessionEnded' };

describe('NOTI-01 notices wait for the toasts', () => {
  it('which take those that wait, in order and once, and each later one', () => {
    const board = makeToastQueue();
    board.show(added);
    board.show(ended);
    const taken: Notice[] = [];
    board.onToast((notice) => taken.push(notice));
    expect(taken).toEqual([added, ended]);
    board.show(added);
    expect(taken).toEqual([added, ended, added]);
  });

  it('wait again when the toasts have gone', () => {
    const board = makeToastQueue();
    board.onToast(() => undefined)();
    board.show(ended);
    const taken: Notice[] = [];
    board.onToast((notice) => taken.push(notice));
    expect(taken).toEqual([ended]);
  });

  it('which do not get one that was taken back meanwhile', () => {
    const board = makeToastQueue();
    const onGone = vi.fn();
    board.show({ ...added, onGone })();
    const taken: Notice[] = [];
    board.onToast((notice) => taken.push(notice));
    expect(taken).toEqual([]);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('tell that there has been one, so that the toasts are fetched', () => {
    const board = makeToastQueue();
    const listener = vi.fn();
    const stop = board.subscribe(listener);
    expect(board.wasUsed()).toBe(false);
    board.show(added);
    expect(board.wasUsed()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    board.show(added);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
