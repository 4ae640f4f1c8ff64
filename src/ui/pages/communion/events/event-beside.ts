import type { EntityId } from '@/shared/domain/entity-id.ts';

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
  const shown = openersInSight();
  const isOther = ({ dataset }: HTMLElement): boolean => dataset['event'] !== String(id);
  const place = shown.findIndex((opener) => !isOther(opener));
  if (place < 0) return undefined;
  return shown.slice(place).find(isOther) ?? shown.slice(0, place).findLast(isOther);
}

function openersInSight(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-event]')].filter(
    (opener) => opener.getBoundingClientRect().width > 0,
  );
}
