import { expect, it } from 'vitest';
import { replacementMachine } from '@/content/bulletins/replacement.machine.ts';
import { walkMachine } from '../../support/walk-machine.ts';

it('REL-27 every state and transition of the question before pages are replaced is walked', async () => {
  const report = await walkMachine({
    machine: replacementMachine,
    events: [{ type: 'replacement.asked' }, { type: 'replacement.cancelled' }, { type: 'replacement.confirmed' }],
  });
  expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
});
