import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress, watchPresses } from '@/ui/kit/press-end.ts';

let stop: () => void;
let done: string[];

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  stop = watchPresses();
});
afterEach(() => {
  vi.runAllTimers();
  stop();
  vi.useRealTimers();
});

const events = (...types: readonly string[]): void => {
  for (const type of types) document.body.dispatchEvent(new Event(type, { bubbles: true }));
};

const show = (): void => afterPress(() => done.push('hint'));

describe('REL-29 what appears because a press has moved the focus', () => {
  it('appears at once where a key has moved it', () => {
    show();
    expect(done).toEqual(['hint']);
  });

  it('waits until the press of a mouse has ended with its click', () => {
    events('pointerdown', 'mousedown');
    show();
    events('pointerup', 'mouseup', 'click');
    expect(done).toEqual([]);
    vi.runAllTimers();
    expect(done).toEqual(['hint']);
  });

  it('waits for the click of a finger, whose focus moves after it was lifted', () => {
    events('pointerdown', 'pointerup', 'mousedown');
    show();
    vi.runAllTimers();
    expect(done).toEqual([]);
    events('mouseup', 'click');
    vi.runAllTimers();
    expect(done).toEqual(['hint']);
  });

  it('appears when a finger has scrolled instead', () => {
    events('pointerdown');
    show();
    events('pointercancel');
    vi.runAllTimers();
    expect(done).toEqual(['hint']);
  });
});
