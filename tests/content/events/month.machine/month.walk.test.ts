import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { monthMachine } from '@/content/events/month.machine.ts';
import { anEvent } from '../../../builders/church-event.ts';
import { aNewEvent } from '../../../builders/event-draft.ts';
import { fails, succeeds, walkMachine } from '../../../support/walk-machine.ts';

const event = anEvent();
const item = { id: event.id };

const situation = ({ context }: AnyMachineSnapshot): unknown => [
  context.day,
  context.events?.length,
  context.leaving.length,
];

describe('REL-27 every state and transition of the calendar’s month', () => {
  it('is reached and taken by some event', async () => {
    const report = await walkMachine({
      machine: monthMachine,
      inputs: [{ day: '2026-11-18', isWide: false }],
      inert: ['removals', 'restored'],
      tell: situation,
      events: [
        { type: 'day.asked', day: '2026-11-19' },
        { type: 'day.asked', day: '2026-12-01' },
        { type: 'address.changed', day: '2026-11-18' },
        { type: 'address.changed', day: '2026-12-01' },
        { type: 'retry.asked' },
        { type: 'item.added', item: aNewEvent({ start: '2026-11-30' }) },
        { type: 'item.changed', id: 1, item: aNewEvent({ start: '2026-11-30' }) },
        { type: 'item.lost', id: 1 },
        { type: 'item.added', item: aNewEvent({ start: '2026-12-01' }) },
        { type: 'removal.asked', event },
        { type: 'page.left' },
        { type: 'removals.changed', leaving: [event] },
        { type: 'removals.changed', leaving: [] },
        { type: 'removal.undone', item },
        { type: 'removal.done', item },
        { type: 'item.restored', item },
        { type: 'removal.refused', item },
        ...succeeds(monthMachine, 'readMonth', [event]),
        ...fails(monthMachine, 'readMonth'),
        { type: 'screen.changed', isWide: true },
        ...succeeds(monthMachine, 'readAdjacentEvents', [event]),
        ...fails(monthMachine, 'readAdjacentEvents'),
      ],
    });
    // A month that was read is left only by events that the whole machine handles.
    expect(report).toEqual({
      neverReached: [],
      neverLeft: ['month.ready', 'month.ready.complete'],
      neverTaken: [],
      strayed: [],
    });
  });
});
