import { describe, expect, it } from 'vitest';
import { menuGroupMachine } from '@/shared/menu-group.machine.ts';
import { walkMachine } from '../../support/walk-machine.ts';

describe('REL-27 every state and transition of a menu group', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: menuGroupMachine,
      inputs: [
        { linkPaths: ['/intro'], path: '/intro/vision' },
        { linkPaths: ['/intro'], path: '/' },
      ],
      events: [
        { type: 'header.clicked' },
        { type: 'group.opened' },
        { type: 'group.closed' },
        { type: 'group.left', path: '/intro/history' },
        { type: 'group.left', path: '/' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
