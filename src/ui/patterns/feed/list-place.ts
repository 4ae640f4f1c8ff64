import { type RefCallback, useCallback, useMemo, useRef } from 'react';
import type { ListEntries, ListPlace } from '@/shared/navigation.ports.ts';
import { takeFocusInPlace } from '@/ui/kit/focus/focus.ts';

/**
 * How long scrolling must have stopped before the position is stored, in milliseconds, where the browser has no
 * `scrollend`.
 */
const REST_MS = 250;

/** Attribute of an item of a list, by which its position is found again. */
export const itemAttribute = (id: string | number) => ({ 'data-item': String(id) });

interface StoredPlace {
  /** The ref of the element around the items. */
  readonly watch: RefCallback<HTMLElement>;
  /** The reader's position when the list was left or reloaded; undefined on the first visit. */
  readonly left: ListPlace | undefined;
  /** The query of the address for that position. */
  readonly query: string;
  /** Scrolls back to that position, once its item is in the list. */
  readonly restore: () => void;
}

/**
 * Stores the reader's position in a list with the entry of the history, and restores it after a reload and on Back
 * (PAGE-03).
 */
export function useListPlace(entries: ListEntries): StoredPlace {
  const items = useRef<HTMLElement>(null);
  const left = useMemo(() => entries.place(), [entries]);
  const query = useMemo(() => window.location.search, []);

  const watch = useCallback(
    (element: HTMLElement | null) => {
      items.current = element;
      if (element === null) return undefined;
      const box = boxOf(element);
      let rest: ReturnType<typeof setTimeout> | undefined;
      const keep = (opened?: string) => {
        clearTimeout(rest);
        const place = placeIn(box, element);
        if (place !== undefined) entries.store({ ...place, opened });
      };
      const keepSoon = () => {
        clearTimeout(rest);
        rest = setTimeout(keep, REST_MS);
      };
      const keepOpened = ({ target }: MouseEvent) => {
        const link = target instanceof Element ? target.closest('a') : null;
        const item = link?.closest<HTMLElement>('[data-item]');
        if (item !== null && item !== undefined) keep(item.dataset['item']);
      };
      const keepNow = () => keep();
      box.addEventListener('scroll', keepSoon, { passive: true });
      box.addEventListener('scrollend', keepNow);
      // Before the router's own listener changes the entry.
      box.addEventListener('click', keepOpened, { capture: true });
      window.addEventListener('pagehide', keepNow);
      return () => {
        clearTimeout(rest);
        box.removeEventListener('scroll', keepSoon);
        box.removeEventListener('scrollend', keepNow);
        box.removeEventListener('click', keepOpened, { capture: true });
        window.removeEventListener('pagehide', keepNow);
        items.current = null;
      };
    },
    [entries],
  );

  const restore = useCallback(() => {
    const { current } = items;
    if (current === null || left === undefined) return;
    const settle = () => scrollTo(current, left);
    settle();
    // Items that have come into view get their real height, and may have been estimated before.
    requestAnimationFrame(settle);
    takeFocusInPlace(itemIn(current, left.opened)?.querySelector('a'));
  }, [left]);

  return { watch, left, query, restore };
}

/** The box in which the list scrolls. */
const boxOf = (element: HTMLElement): HTMLElement => element.closest<HTMLElement>('[data-scroll-box]') ?? element;

function itemIn(element: Element, id: string | undefined): HTMLElement | null {
  return id === undefined ? null : element.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
}

/** The first item in sight of the box; undefined while there is none. */
function placeIn(box: Element, element: Element): ListPlace | undefined {
  const { top } = box.getBoundingClientRect();
  const item = firstInSight([...element.querySelectorAll<HTMLElement>('[data-item]')], top);
  const id = item?.dataset['item'];
  if (item === undefined || id === undefined) return undefined;
  return { id, offset: Math.round(item.getBoundingClientRect().top - top) };
}

/**
 * The item is looked for in its batch only: measuring an item in a batch that the browser skips lays out that batch.
 * @param items one below the other, in batches
 */
function firstInSight(items: readonly HTMLElement[], top: number): HTMLElement | undefined {
  const batches = [...new Set(items.map((item) => item.parentElement))].filter((batch) => batch !== null);
  const batch = batches[firstBelow(batches, top)];
  const begin = items.findIndex((item) => item.parentElement === batch);
  if (begin === -1) return undefined;
  return items[
    begin +
      firstBelow(
        items.slice(begin).filter((item) => item.parentElement === batch),
        top,
      )
  ];
}

/**
 * The index of the first element that ends below a height, found by halving, since each measurement takes time; the
 * number of elements where all end above.
 */
function firstBelow(elements: readonly Element[], height: number): number {
  let [from, to] = [0, elements.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((elements[middle]?.getBoundingClientRect().bottom ?? 0) > height) to = middle;
    else from = middle + 1;
  }
  return from;
}

function scrollTo(element: HTMLElement, { id, offset }: ListPlace): void {
  const box = boxOf(element);
  const item = itemIn(element, id);
  if (item === null) return;
  box.scrollTop += item.getBoundingClientRect().top - box.getBoundingClientRect().top - offset;
}
