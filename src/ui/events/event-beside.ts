import type { EntityId } from '@/shared/domain/entity-id.ts';

/** Marks what opens an event, so that it is found by {@link eventBeside}. */
export const eventMark = (id: EntityId) => ({ 'data-event': String(id) });

/**
 * Where the reader goes on when an event is taken away: the event after it, else the one before, as far as they are in
 * sight; undefined where it was alone.
 */
export function eventBeside(id: EntityId): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-event]')].filter(
    (opener) => opener.getBoundingClientRect().width > 0,
  );
  const isOther = ({ dataset }: HTMLElement): boolean => dataset['event'] !== String(id);
  const place = shown.findIndex((opener) => !isOther(opener));
  if (place < 0) return undefined;
  return shown.slice(place).find(isOther) ?? shown.slice(0, place).findLast(isOther);
}
