import { beforeEach, describe, expect, it } from 'vitest';
import { makeLocalSeenMemory } from '@/adapters/browser/seen-memory.ts';
import { denyingStorage } from '../../fakes/denying-storage.ts';

const SEEN = { through: '2026-11-18', ids: ['57'] } as const;

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('MINE-07 what was seen', () => {
  beforeEach(() => localStorage.clear());

  it('is kept on the device, for each list, and holds no user', () => {
    const memory = makeLocalSeenMemory();
    expect(memory.read('announcement')).toBeUndefined();
    memory.write('announcement', SEEN);
    memory.write('bulletin', { through: undefined, ids: [] });
    expect(makeLocalSeenMemory().read('announcement')).toEqual(SEEN);
    expect(makeLocalSeenMemory().read('bulletin')).toEqual({ through: undefined, ids: [] });
    expect(localStorage.getItem('seen:announcement')).toBe('{"through":"2026-11-18","ids":["57"]}');
  });

  it.each(['{"broken', '7', 'null', '{}', '{"ids":1}', '{"through":"soon","ids":[]}', '{"through":3,"ids":[]}'])(
    'is nothing where the storage holds %s',
    (text) => {
      localStorage.setItem('seen:announcement', text);
      expect(makeLocalSeenMemory().read('announcement')).toBeUndefined();
    },
  );

  it('leaves out what is no number of a post', () => {
    localStorage.setItem('seen:announcement', '{"ids":["1",2,null]}');
    expect(makeLocalSeenMemory().read('announcement')?.ids).toEqual(['1']);
  });

  it('notifies in this tab once for each change, and no more after it was stopped', () => {
    const memory = makeLocalSeenMemory();
    let changes = 0;
    const stop = memory.onChange(() => void (changes += 1));
    memory.write('announcement', SEEN);
    memory.write('announcement', SEEN);
    expect(changes).toBe(1);
    stop();
    memory.write('announcement', { ...SEEN, ids: [] });
    window.dispatchEvent(new StorageEvent('storage', { key: 'seen:announcement' }));
    expect(changes).toBe(1);
  });

  it('notifies of what another tab has seen, and of nothing else', () => {
    let changes = 0;
    const stop = makeLocalSeenMemory().onChange(() => void (changes += 1));
    window.dispatchEvent(new StorageEvent('storage', { key: 'seen:bulletin' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'mainPageModal' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(changes).toBe(2);
    stop();
  });

  it('REL-07 is kept in memory where storage is denied or full', () => {
    for (const open of [denied, () => denyingStorage(localStorage, 'setItem')]) {
      const memory = makeLocalSeenMemory(open);
      expect(memory.read('announcement')).toBeUndefined();
      memory.write('announcement', SEEN);
      expect(memory.read('announcement')).toEqual(SEEN);
    }
  });
});
