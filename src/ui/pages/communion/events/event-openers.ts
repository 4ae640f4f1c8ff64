import type { EntityId } from '@/shared/entity-id.ts';
import { neighbourOf } from '@/ui/kit/focus/removal-focus.ts';

/** Attribute of the elements that open an event, by which {@link eventToFocusAfterRemoval} finds them. */
export const eventAttribute = (id: EntityId) => ({ 'data-event': String(id) });

/** The visible element that opens an event: in the grid, or on narrow screens in the list. */
export function eventOpener(id: EntityId): HTMLElement | undefined {
  return openersInSight().find(({ dataset }) => dataset['event'] === String(id));
}

/**
 * The element to focus when an event is deleted: that of the next visible event, else of the previous one; undefined
 * when there is none.
 */
export function eventToFocusAfterRemoval(id: EntityId): HTMLElement | undefined {
  const own = eventOpener(id);
  const isOther = ({ dataset }: HTMLElement): boolean => dataset['event'] !== String(id);
  // An event over two weeks has a bar in each, so that other bars of the same event must be skipped.
  const entries = openersInSight().filter((opener) => opener === own || isOther(opener));
  return neighbourOf(entries, (opener) => opener === own);
}

function openersInSight(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-event]')].filter(
    (opener) => opener.getBoundingClientRect().width > 0,
  );
}
