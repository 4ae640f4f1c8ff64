import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  highlightedItem,
  highlightedItemMachine,
  type ListProgress,
  type SearchedList,
} from '@/shared/highlighted-item.machine.ts';
import { walkMachine } from '../support/walk-machine.ts';

const GOING_ON: ListProgress = { includesItem: false, isComplete: false, hasMore: false };

function seek(start: Partial<ListProgress> = {}) {
  let progress: ListProgress = { ...GOING_ON, ...start };
  const listeners = new Set<() => void>();
  const searchedIds: string[] = [];
  const found: string[] = [];
  let asked = 0;
  const list: SearchedList = {
    progress: (id) => {
      searchedIds.push(id);
      return progress;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    askMore: () => {
      asked += 1;
    },
    found: (id) => void found.push(id),
  };
  const actor = createActor(highlightedItem, { input: { id: '42', list } }).start();
  return {
    searchedIds,
    found,
    asked: () => asked,
    isFollowed: () => listeners.size > 0,
    change: (next: Partial<ListProgress>) => {
      progress = { ...GOING_ON, ...next };
      for (const listener of listeners) listener();
    },
    state: () => actor.getSnapshot().value,
  };
}

describe('the item that an address highlights', () => {
  it('is searched until it is found, and more is requested each time the list is idle', () => {
    const search = seek();
    search.change({ hasMore: true });
    search.change({});
    search.change({ hasMore: true });
    expect([search.asked(), search.state()]).toEqual([2, 'searching']);
    search.change({ includesItem: true });
    expect([search.asked(), search.state(), search.searchedIds[0]]).toEqual([2, 'found', '42']);
    expect(search.found).toEqual(['42']);
  });

  it('may be in the list already', () => {
    expect(seek({ includesItem: true }).state()).toBe('found');
  });

  it('is missing when the whole list has been searched', () => {
    const search = seek();
    search.change({ isComplete: true, hasMore: true });
    expect([search.state(), search.asked(), search.found]).toEqual(['missing', 0, []]);
  });

  it('is not searched again when it was found and then removed', () => {
    const search = seek({ includesItem: true });
    expect(search.isFollowed()).toBe(false);
    search.change({ hasMore: true });
    expect([search.state(), search.asked()]).toEqual(['found', 0]);
  });
});

describe('REL-27 every state and transition of the search for a highlighted item', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: highlightedItemMachine,
      inputs: [{ id: '42' }],
      inert: ['list'],
      events: [
        { type: 'list.changed', ...GOING_ON },
        { type: 'list.changed', ...GOING_ON, hasMore: true },
        { type: 'list.changed', ...GOING_ON, isComplete: true },
        { type: 'list.changed', ...GOING_ON, includesItem: true },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
