import type { EntityId } from '@/shared/domain/entity-id.ts';
import { href } from '@/ui/app/routes/href.ts';

export const MEMBERS_PATH = href('manageMembers');

/** The address of a member's own page. */
export function memberHref(id: EntityId): string {
  return href('memberDetail', { id });
}
