import type { EntityId } from '@/shared/domain/entity-id.ts';
import { neighbourOf } from '@/ui/kit/focus/focus-neighbour.ts';

/** Marks what opens an event, so that it is found by {@link eventBeside}. */
export const eventMark = (id: EntityId) => ({ 'data-event': String(id) });

/** What opens an event where the reader sees it: in the grid, or on narrow screens in the list. */
export function eventOpener(id: EntityId): HTMLElement | undefined {
  return openersInSight().find(({ dataset }) => dataset['event'] === String(id));
}

/**
 * Where the reader goes on when an event is taken away: the event after it, else the one before, as far as they are in
 * sight; undefined where it was alone.
 */
export function eventBeside(id: EntityId): HTMLElement | undefined {
  const own = eventOpener(id);
  const isOther = ({ dataset }: HTMLElement): boolean => dataset['event'] !== String(id);
  // An event over two weeks has a bar in each of them.
  const entries = openersInSight().filter((opener) => opener === own || isOther(opener));
  return neighbourOf(entries, (opener) => opener === own);
}

function openersInSight(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-event]')].filter(
    (opener) => opener.getBoundingClientRect().width > 0,
  );
}
