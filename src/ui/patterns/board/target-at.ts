import type { Active } from '@dnd-kit/core';
import type { Takes } from './board-kind.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The id of the innermost place that lies at a point of the window and takes what is dragged. The page itself is asked: that
 * is one question, where the measures of all places would be hundreds, and its answer is never out of date.
 */
export function targetAt({ x, y }: Point, active: Active['id'], takes: Takes): string | undefined {
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
