import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { bulletinMachine } from '@/content/bulletins/bulletin.machine.ts';
import { bulletinPageMachine } from '@/content/bulletins/bulletin-page.machine.ts';
import { walkMachine } from '../../../support/walk-machine.ts';

const bulletin = bulletinMachine.provide({ actors: { publications: fromCallback(() => undefined) } });

describe('REL-27 every transition of the page of a bulletin', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: bulletinPageMachine.provide({ actors: { bulletin } }),
      inert: ['addressListener'],
      inputs: [{ sunday: '2026-11-22', page: '/sermon/bulletin' }],
      events: [
        { type: 'week.shown', sunday: '2026-11-15' },
        { type: 'week.shown', sunday: '2026-11-22' },
      ],
      tell: ({ context }) => context.sunday,
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
