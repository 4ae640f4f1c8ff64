import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeHistoryListEntries } from '@/adapters/browser/list-entries.ts';
import { entrySlot } from '@/ui/kit/history/places.ts';

beforeEach(() => history.replaceState({ entry: 3 }, '', '/communion/announcements'));

const place = { id: '57', offset: -12, opened: '56' };

describe('PAGE-03 what lists keep with an entry of the history', () => {
  it('is a name, the same as long as nothing was written', () => {
    const entries = makeHistoryListEntries(entrySlot, 1);
    const name = entries.current();
    expect(entries.current()).toBe(name);
    entries.changed();
    expect(entries.current()).not.toBe(name);
  });

  it('is another name for another entry, and for the same entry when it comes again', () => {
    const entries = makeHistoryListEntries(entrySlot, 1);
    const first = entries.current();
    const { state } = history;
    history.pushState(null, '', '/communion/announcements');
    expect(entries.current()).not.toBe(first);
    history.replaceState(state, '');
    expect(entries.current()).toBe(first);
  });

  it('is the place in the list, beside what others keep', () => {
    const entries = makeHistoryListEntries(entrySlot, 1);
    expect(entries.place()).toBeUndefined();
    entries.store(place);
    expect(entries.place()).toEqual(place);
    expect(history.state).toMatchObject({ entry: 3 });
  });

  it('is kept over a reload, but for the item whose page was opened', () => {
    makeHistoryListEntries(entrySlot, 1).store(place);
    expect(makeHistoryListEntries(entrySlot, 2).place()).toEqual({ id: '57', offset: -12 });
  });

  it('is another name after a reload, whose numbers begin from the start', () => {
    const before = makeHistoryListEntries(entrySlot, 1);
    before.current();
    before.store(place);
    const after = makeHistoryListEntries(entrySlot, 2);
    after.current();
    expect(after.place()).toMatchObject({ id: '57', offset: -12 });
  });

  it.each([null, 'text', { list: 7 }, { list: { page: 1, number: 'x' } }])('is nothing in the state %j', (state) => {
    history.replaceState(state, '');
    expect(makeHistoryListEntries(entrySlot, 1).place()).toBeUndefined();
  });

  it('is left out where the browser refuses another change', () => {
    const entries = makeHistoryListEntries(entrySlot, 1);
    const refusing = vi.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    expect(() => entries.store(place)).not.toThrow();
    refusing.mockRestore();
    expect(entries.place()).toBeUndefined();
  });
});
