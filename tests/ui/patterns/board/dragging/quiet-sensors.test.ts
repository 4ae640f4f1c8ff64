import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changesOnly, type Point } from '@/ui/patterns/board/dragging.ts';

const COLUMN = 100;
const MIDDLE = window.innerHeight / 2;

/** Columns of the same width beside each other. */
const columns = ['duty:0', 'duty:1'].map((id) => {
  const column = document.createElement('section');
  column.dataset['dropTarget'] = id;
  return column;
});
const columnAt = (x: number): HTMLElement | null => columns[Math.floor(x / COLUMN)] ?? null;

const context: { current: { over: { readonly id: string } | null } } = { current: { over: null } };

/** The library learns of a move, and shows the container under it. */
const onMove = vi.fn(({ x }: Point) => {
  const id = columnAt(x)?.dataset['dropTarget'];
  context.current = { over: id === undefined ? null : { id } };
});
const move = changesOnly({ active: 'member:1', options: { takes: () => true }, context, onMove });

describe('DUTY-05 the moves of a drag', () => {
  beforeEach(() => {
    // jsdom has no layout.
    document.elementFromPoint = columnAt;
    context.current = { over: null };
    onMove.mockClear();
  });

  afterEach(() => void Reflect.deleteProperty(document, 'elementFromPoint'));

  it('are reported where the container changes, once each', () => {
    for (let x = 10; x < 3 * COLUMN; x += 5) move({ x, y: MIDDLE });
    expect(onMove.mock.calls.map(([{ x }]) => x)).toEqual([10, COLUMN, 2 * COLUMN]);
  });

  it('are all reported at the ends of the window, where the board scrolls, and the one that ends this', () => {
    move({ x: 20, y: MIDDLE });
    onMove.mockClear();
    for (const y of [5, 6, 7, MIDDLE, MIDDLE + 1, window.innerHeight - 1, MIDDLE, MIDDLE]) move({ x: 20, y });
    expect(onMove.mock.calls.map(([{ y }]) => y)).toEqual([5, 6, 7, MIDDLE, window.innerHeight - 1, MIDDLE]);
  });
});
