import type { EntityId } from '@/shared/domain/entity-id.ts';

export function committeeHref(id: EntityId): string {
  return `/organizations/committees/${encodeURIComponent(id)}`;
}

export function missionHref(id: EntityId): string {
  return `/organizations/missions/${encodeURIComponent(id)}`;
}
