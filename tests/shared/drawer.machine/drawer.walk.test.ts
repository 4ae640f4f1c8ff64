import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { drawerMachine } from '@/shared/drawer.machine.ts';
import { walkMachine } from '../../support/walk-machine.ts';

describe('REL-27 every state and transition of the drawer', () => {
  it('is reached, left and taken by some event', async () => {
    const events = [{ type: 'drawer.opened' }, { type: 'drawer.closed' }, { type: 'close.asked' }];
    const machine = drawerMachine.provide({ actors: { element: fromCallback(() => undefined) } });
    const report = await walkMachine({ machine, events });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
