import type { EntityId } from '@/shared/domain/entity-id.ts';

export const MEMBERS_PATH = '/member/manageMembers';

/** The address of a member's own page. */
export function memberHref(id: EntityId): string {
  return `/member/detail/${encodeURIComponent(id)}`;
}
