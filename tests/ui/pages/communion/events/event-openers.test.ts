import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventToFocusAfterRemoval } from '@/ui/pages/communion/events/event-openers.ts';

/** Renders openers in page order; an event over two weeks has two, and a hidden one has no width. */
function show(...openers: readonly { readonly id: number; readonly hidden?: boolean }[]): void {
  document.body.innerHTML = openers.map(({ id }) => `<button data-event="${id}"></button>`).join('');
  for (const [at, button] of [...document.querySelectorAll('button')].entries()) {
    const width = openers[at]?.hidden === true ? 0 : 44;
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, width));
  }
}

describe('EVNT-06 the element to focus after an event was deleted', () => {
  beforeEach(() => () => vi.restoreAllMocks());

  it.each([
    ['the one after it', [{ id: 1 }, { id: 2 }, { id: 3 }], 2, '3'],
    ['the one before, from the last', [{ id: 1 }, { id: 2 }], 2, '1'],
    ['another one, where it has two bars itself', [{ id: 1 }, { id: 1 }, { id: 2 }], 1, '2'],
    ['one in sight', [{ id: 1 }, { id: 2 }, { id: 3, hidden: true }], 2, '1'],
    ['none, where it was alone', [{ id: 2 }], 2, undefined],
    ['none, where it is not in sight itself', [{ id: 1 }, { id: 2, hidden: true }], 2, undefined],
  ])('is %s', (_, openers, id, beside) => {
    show(...openers);
    expect(eventToFocusAfterRemoval(id)?.dataset['event']).toBe(beside);
  });
});
