import { describe, expect, it } from 'vitest';
import { menuGroupMachine } from '@/shared/machines/menu-group.machine.ts';
import { walkMachine } from '../../fakes/walk-machine.ts';

describe('REL-27 every state and transition of a menu group', () => {
  it('is walked', async () => {
    const report = await walkMachine({
      machine: menuGroupMachine,
      inputs: [
        { linkPaths: ['/intro'], path: '/intro/vision' },
        { linkPaths: ['/intro'], path: '/' },
      ],
      events: [
        { type: 'header.clicked' },
        { type: 'outside.clicked', path: '/intro/history' },
        { type: 'outside.clicked', path: '/' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
