import { expect, it } from 'vitest';
import { startTextSize } from '@/shared/text-size.machine.ts';
import type { TextSize } from '@/shared/text-size.ts';

it('the text size begins as this device has it, and each that is chosen is stored', () => {
  const stored: TextSize[] = [];
  const actor = startTextSize({ read: () => 'large', write: (size) => void stored.push(size) });
  expect(actor.getSnapshot().context.size).toBe('large');
  actor.send({ type: 'size.chosen', size: 'largest' });
  expect(actor.getSnapshot().context.size).toBe('largest');
  expect(stored).toEqual(['largest']);
});
