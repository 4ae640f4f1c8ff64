import type { Active } from '@dnd-kit/core';
import type { AcceptsDrop } from './board-kind.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The id of the innermost container at a point of the window that accepts the dragged item. The document is queried: one call
 * instead of measuring hundreds of containers, and its answer is never out of date.
 */
export function targetAt({ x, y }: Point, active: Active['id'], takes: AcceptsDrop): string | undefined {
  let place = targetAround(document.elementFromPoint(x, y));
  while (place !== null && !takes(active, idOf(place))) place = targetAround(place.parentElement);
  return place === null ? undefined : idOf(place);
}

function targetAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-drop-target]') ?? null;
}

function idOf({ dataset }: HTMLElement): string {
  return dataset['dropTarget'] ?? '';
}
