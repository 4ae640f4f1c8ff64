import type { EntityId } from '@/shared/domain/entity-id.ts';
import { href } from '@/ui/app/routes/href.ts';

export function committeeHref(id: EntityId): string {
  return href('committee', { committeeId: id });
}

export function missionHref(id: EntityId): string {
  return href('mission', { missionId: id });
}
