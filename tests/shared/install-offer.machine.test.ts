import { describe, expect, it, vi } from 'vitest';
import { installOfferMachine, startInstallOffer } from '@/shared/install-offer.machine.ts';
import type { InstallationWay } from '@/shared/offline.ports.ts';
import { recordedToasts } from '../fakes/toasts.ts';
import { walkMachine } from '../support/walk-machine.ts';

interface Device {
  readonly way?: InstallationWay;
  readonly visits?: number;
  readonly isAnswered?: boolean;
}

function offerOn({ way = 'asked', visits = 2, isAnswered = false }: Device) {
  const notifications = recordedToasts();
  const obstacle = { there: false, changed: () => undefined as void };
  const asked = vi.fn();
  const answered = vi.fn();
  startInstallOffer({
    installation: {
      onPossible: (listener) => {
        listener(way);
        return () => undefined;
      },
      ask: asked,
    },
    memory: { visits: () => visits, isAnswered: () => isAnswered, noteAnswered: answered },
    notifications,
    obstacles: [
      {
        isThere: () => obstacle.there,
        onChange: (listener) => {
          obstacle.changed = listener;
          return () => undefined;
        },
      },
    ],
  });
  return { notifications, obstacle, asked, answered };
}

describe('OFFL-01 the offer to install the site', () => {
  it.each([
    ['asked', 'installOffered'],
    ['byHand', 'installByHand'],
  ] as const)('comes on the second visit, after a while: %s', async (way, subject) => {
    vi.useFakeTimers();
    const { notifications } = offerOn({ way });
    expect(notifications.subjects()).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(notifications.subjects()).toEqual([subject]);
    vi.useRealTimers();
  });

  it.each([{ visits: 1 }, { isAnswered: true }])('does not come with %j', async (device) => {
    vi.useFakeTimers();
    const { notifications } = offerOn(device);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(notifications.subjects()).toEqual([]);
    vi.useRealTimers();
  });

  it('waits until nothing lies over the page', async () => {
    vi.useFakeTimers();
    const { notifications, obstacle } = offerOn({});
    obstacle.there = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(notifications.subjects()).toEqual([]);
    obstacle.there = false;
    obstacle.changed();
    expect(notifications.subjects()).toEqual(['installOffered']);
    vi.useRealTimers();
  });

  it('lets the browser ask, or goes, and is remembered as answered either way', async () => {
    vi.useFakeTimers();
    const taken = offerOn({});
    const closed = offerOn({});
    await vi.advanceTimersByTimeAsync(10_000);
    taken.notifications.find('installOffered').onAction?.();
    taken.notifications.find('installOffered').onGone?.();
    closed.notifications.find('installOffered').onGone?.();
    expect([taken.asked.mock.calls.length, closed.asked.mock.calls.length]).toEqual([1, 0]);
    expect([taken.answered.mock.calls.length, closed.answered.mock.calls.length]).toEqual([1, 1]);
    vi.useRealTimers();
  });
});

describe('REL-27 every state and transition of the offer', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: installOfferMachine,
      inputs: [
        { visits: 1, isAnswered: false },
        { visits: 2, isAnswered: false },
      ],
      inert: ['watch', 'obstacles'],
      events: [
        { type: 'install.possible', way: 'asked' },
        { type: 'xstate.after.calm.installOffer.calm' },
        { type: 'obstacle.cleared' },
        { type: 'install.chosen' },
        { type: 'offer.closed' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
