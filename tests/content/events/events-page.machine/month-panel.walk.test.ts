import { describe, expect, it } from 'vitest';
import { monthPanelMachine } from '@/content/events/events-page.machine.ts';
import { shownForm } from '../../../support/shown-form.ts';
import { walkMachine } from '../../../support/walk-machine.ts';

describe('REL-27 every state and transition of the month’s dialogs', () => {
  it('is reached and taken by some event', async () => {
    const report = await walkMachine({
      machine: monthPanelMachine,
      events: [
        { type: 'day.opened', day: '2026-11-18' },
        { type: 'event.opened', id: 1 },
        { type: 'form.asked', day: undefined },
        { type: 'form.shown', shown: shownForm(false) },
        { type: 'form.shown', shown: shownForm(true) },
        { type: 'close.asked' },
        { type: 'event.removed' },
        { type: 'panel.closed' },
      ],
    });
    expect(report).toEqual({
      neverReached: [],
      // The whole machine handles the opening of any panel.
      neverLeft: ['monthPanel.closed', 'monthPanel.day', 'monthPanel.event'],
      neverTaken: [],
      strayed: [],
    });
  });
});
