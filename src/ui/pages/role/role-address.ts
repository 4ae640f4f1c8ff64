import type { EntityId } from '@/shared/domain/entity-id.ts';
import { href } from '@/ui/app/routes/href.ts';

/**
 * The address of a role. Its number is written for the address twice: hosts and the router have read the address once
 * before a page sees it.
 */
export function roleHref(id: EntityId): string {
  return href('roleDetail', { roleId: encodeURIComponent(id) });
}

/** The id that an address of {@link roleHref} names; what is no such address is taken as it stands. */
export function roleIdIn(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
