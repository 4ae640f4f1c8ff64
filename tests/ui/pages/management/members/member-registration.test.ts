import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepareDateField } from '@/ui/pages/management/members/member-registration.tsx';

/** A browser with idle times, of which the test says when they come. */
function idleTimes() {
  const asked: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => asked.push(run));
  return { come: () => asked.forEach((run) => run()) };
}

/** The types of the fields that have been in the page, of those only that nobody could see or focus. */
function hiddenFields(): readonly string[] {
  const types: string[] = [];
  const append = document.body.append.bind(document.body);
  vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    for (const node of nodes) {
      if (node instanceof HTMLInputElement && node.inert && getComputedStyle(node).visibility === 'hidden')
        types.push(node.type);
    }
  });
  return types;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the date field that is made ahead', () => {
  it('stands in the page unseen for a moment, once the page is idle', () => {
    const idle = idleTimes();
    const fields = hiddenFields();
    prepareDateField();
    expect(fields).toEqual([]);
    idle.come();
    expect(fields).toEqual(['date']);
    expect(document.querySelector('input')).toBeNull();
  });

  it('is not made for a view that has gone', () => {
    const idle = idleTimes();
    const fields = hiddenFields();
    prepareDateField()?.();
    idle.come();
    expect(fields).toEqual([]);
  });

  it('is left to the form where the browser, as this one, reports no idle time', () => {
    const fields = hiddenFields();
    expect(prepareDateField()).toBeUndefined();
    expect(fields).toEqual([]);
  });
});
