import { describe, expect, it } from 'vitest';
import { soughtItemMachine } from '@/shared/machines/sought-item.machine.ts';
import { walkMachine } from '../../fakes/walk-machine.ts';

const list = { holds: false, isWhole: false, rests: false, round: 1 };

describe('REL-27 every state and transition of what an address points out', () => {
  it('is walked', async () => {
    const report = await walkMachine({
      machine: soughtItemMachine,
      tell: ({ context }) => context.id,
      events: [
        { type: 'item.sought', id: '42' },
        { type: 'item.sought', id: '7' },
        { type: 'item.sought', id: undefined },
        { type: 'list.changed', ...list },
        { type: 'list.changed', ...list, rests: true },
        { type: 'list.changed', ...list, isWhole: true },
        { type: 'list.changed', ...list, holds: true },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
