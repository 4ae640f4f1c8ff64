import { describe, expect, it, vi } from 'vitest';
import { newVersionMachine, startNewVersion } from '@/shared/new-version.machine.ts';
import { settled } from '../fakes/deferred.ts';
import { recordedToasts } from '../fakes/toasts.ts';
import { fails, succeeds, walkMachine } from '../support/walk-machine.ts';

function tabOn(isOutdated: () => Promise<boolean>) {
  const notifications = recordedToasts();
  const reopen = vi.fn();
  let wait = (): void => undefined;
  const worker = {
    start: (onWaiting: () => void) => {
      wait = onWaiting;
      return () => undefined;
    },
    isOutdated,
    reopen,
    clear: () => Promise.resolve(),
  };
  startNewVersion(worker, notifications);
  return { notifications, reopen, wait: () => wait() };
}

describe('OFFL-04 a newer build', () => {
  it('is offered once, and opened only by a press', async () => {
    const { notifications, reopen, wait } = tabOn(() => Promise.resolve(true));
    wait();
    await settled();
    wait();
    await settled();
    expect(notifications.subjects()).toEqual(['newVersion']);
    expect(reopen).not.toHaveBeenCalled();
    notifications.find('newVersion').onAction?.();
    expect(reopen).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['this tab runs it already', () => Promise.resolve(false)],
    ['it is unknown', () => Promise.reject(new Error('no line'))],
  ])('is not offered where %s', async (_, isOutdated) => {
    const { notifications, wait } = tabOn(isOutdated);
    wait();
    await settled();
    expect(notifications.subjects()).toEqual([]);
  });
});

describe('REL-27 every state and transition of a newer build', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: newVersionMachine,
      inert: ['watch'],
      events: [
        { type: 'version.waiting' },
        { type: 'reopen.chosen' },
        ...succeeds(newVersionMachine, 'compare', true),
        ...succeeds(newVersionMachine, 'compare', false),
        ...fails(newVersionMachine, 'compare'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
