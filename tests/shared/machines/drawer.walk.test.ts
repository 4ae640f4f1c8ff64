import { describe, expect, it } from 'vitest';
import { drawerMachine } from '@/shared/machines/drawer.machine.ts';
import { walkMachine } from '../../fakes/walk-machine.ts';

describe('REL-27 every state and transition of the drawer', () => {
  it('is walked', async () => {
    const events = [
      { type: 'drawer.opened' },
      { type: 'drawer.closed' },
      { type: 'login.chosen' },
      { type: 'focus.returned' },
      { type: 'page.changed', path: '/intro/vision' },
    ];
    const report = await walkMachine({ machine: drawerMachine, events });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
