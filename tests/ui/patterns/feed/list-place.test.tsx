import { fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeHistoryListEntries } from '@/adapters/browser/list-entries.ts';
import { entrySlot } from '@/ui/kit/history/places.ts';
import { itemAttribute, useListPlace } from '@/ui/patterns/feed/list-place.ts';

const BATCH = 50;
const HEIGHT = 100;

/** Posts of a hundred pixels each in batches of fifty, after a gap of ten pixels before each batch. */
function List({ count, entries }: { count: number; entries: ReturnType<typeof makeHistoryListEntries> }) {
  const { watch } = useListPlace(entries);
  return (
    <section ref={watch}>
      <h2>목록</h2>
      {Array.from({ length: count / BATCH }, (_, batch) => (
        <div key={batch} data-batch={batch}>
          {Array.from({ length: BATCH }, (__, at) => (
            <article key={at} {...itemAttribute(batch * BATCH + at)} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** Lays the list out, as the test browser does not, and notes what is measured. */
function scrolledTo(scrollTop: number): readonly Element[] {
  const measured: Element[] = [];
  const boxOf = (element: Element): [top: number, height: number] => {
    const { item, batch } = element instanceof HTMLElement ? element.dataset : {};
    const whole = BATCH * HEIGHT + 10;
    if (item !== undefined) return [Math.floor(Number(item) / BATCH) * 10 + 10 + Number(item) * HEIGHT, HEIGHT];
    return batch === undefined ? [scrollTop, 600] : [Number(batch) * whole + 10, whole - 10];
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    measured.push(this);
    const [top, height] = boxOf(this);
    return new DOMRect(0, top - scrollTop, 300, height);
  });
  return measured;
}

function restAfterScrolling(count: number, scrollTop: number) {
  const entries = makeHistoryListEntries(entrySlot);
  const { container } = render(<List count={count} entries={entries} />);
  const measured = scrolledTo(scrollTop);
  fireEvent(container.querySelector('section') ?? container, new Event('scrollend'));
  return { place: entries.place(), measured };
}

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

describe('PAGE-03 the position in a list', () => {
  it.each([
    { scrollTop: 0, id: '0', offset: 10 },
    { scrollTop: 10, id: '0', offset: 0 },
    { scrollTop: 109, id: '0', offset: -99 },
    { scrollTop: 110, id: '1', offset: 0 },
    // The gap between two batches: the first post of the next one is the first in sight.
    { scrollTop: 5015, id: '50', offset: 5 },
    { scrollTop: 99_000, id: '988', offset: 0 },
  ])('is the first item in sight, $id after $scrollTop pixels', ({ scrollTop, id, offset }) => {
    expect(restAfterScrolling(1000, scrollTop).place).toEqual({ id, offset });
  });

  it('is not stored while no item is in sight', () => {
    expect(restAfterScrolling(1000, 200_000).place).toBeUndefined();
    expect(restAfterScrolling(0, 0).place).toBeUndefined();
  });

  it('is found among a thousand items by few measurements, and by none of an item in another batch', () => {
    const { measured } = restAfterScrolling(1000, 42_345);
    const batches = new Set(measured.filter((one) => one.tagName === 'ARTICLE').map((one) => one.parentElement));
    expect(measured.length).toBeLessThan(16);
    expect(batches.size).toBe(1);
  });
});
