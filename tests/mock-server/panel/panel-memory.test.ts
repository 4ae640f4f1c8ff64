import { describe, expect, it } from 'vitest';
import { createPanelMemory } from '../../../mock-server/panel/panel-memory.ts';
import type { PanelMemory } from '../../../mock-server/panel/panel-model.ts';
import { deniedStorage, memoryStorage } from './memory-storage.ts';

const fresh: PanelMemory = { isOpen: false, part: 'people', read: [], status: null };

describe('what the demo panel remembers over reloads (MOCK-03)', () => {
  it.each<PanelMemory>([
    { isOpen: true, part: 'clock', read: ['1@2026-11-18T12:02:00.000Z'], status: null },
    { isOpen: true, part: null, read: [], status: { kind: 'became', demoUser: 'expiring' } },
    { isOpen: false, part: 'world', read: [], status: { kind: 'entered', world: 'long-feed' } },
    { isOpen: true, part: 'clock', read: [], status: { kind: 'dateSet', date: '2026-12-25' } },
    { isOpen: true, part: 'clock', read: [], status: { kind: 'dateSet', date: null } },
    { isOpen: true, part: 'world', read: [], status: { kind: 'reset' } },
  ])('keeps %j', (memory) => {
    const storage = memoryStorage();
    createPanelMemory(() => storage).write(memory);
    expect(createPanelMemory(() => storage).read()).toEqual(memory);
  });

  it.each(['', '{', 'null', '{"isOpen":true}', '{"isOpen":true,"part":"kitchen","read":[],"told":null}'])(
    'starts again from %j',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('demoPanel', text);
      expect(createPanelMemory(() => storage).read()).toEqual(fresh);
    },
  );

  it('works where the browser keeps nothing', () => {
    const memory = createPanelMemory(deniedStorage);
    expect(() => memory.write({ ...fresh, isOpen: true })).not.toThrow();
    expect(memory.read()).toEqual(fresh);
  });
});
