import { type RefObject, useEffect, useRef } from 'react';
import type { EntityId } from '@/shared/domain/entity-id.ts';

/**
 * Leads the reader to an entry of a list: it comes into view, has the focus, and looks like it until that moves on.
 * @param sought anew with each asking
 * @returns for the box of the list, whose entries say by `data-item` which they are
 */
export function useSought(sought: { readonly id: EntityId } | undefined): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (sought === undefined) return;
    const entries = [...(box.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const entry = entries.find(({ dataset }) => dataset['item'] === String(sought.id));
    if (entry !== undefined) leadTo(entry);
  }, [sought]);

  return box;
}

function leadTo(entry: HTMLElement): void {
  entry.tabIndex = -1;
  entry.addEventListener('blur', () => entry.removeAttribute('tabindex'), { once: true });
  entry.focus({ preventScroll: true });
  entry.scrollIntoView({ block: 'center' });
}
