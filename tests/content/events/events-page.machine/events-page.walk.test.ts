import { describe, expect, it } from 'vitest';
import { eventsPageMachine } from '@/content/events/events-page.machine.ts';
import { anEvent } from '../../../builders/church-event.ts';
import { runningMonth } from '../../../support/running-month.ts';
import { shownForm } from '../../../support/shown-form.ts';
import { walkMachine } from '../../../support/walk-machine.ts';

describe('REL-27 every transition of the page of events', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: eventsPageMachine.provide({ actors: { month: runningMonth().machine } }),
      inert: ['addressListener'],
      inputs: [{ day: '2026-11-18' }],
      events: [
        { type: 'address.changed', day: '2026-12-01' },
        { type: 'form.shown', shown: shownForm(true) },
        { type: 'item.added', item: anEvent() },
        { type: 'newEvent.asked', day: '2026-12-01' },
        { type: 'draft.saved' },
      ],
      tell: ({ context }) => Object.keys(context),
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
