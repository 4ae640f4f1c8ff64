import type { EntityId } from '@/shared/domain/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { MemberRegistry } from '../ports/member-registry.ts';

export type RemoveMember = (id: EntityId) => Promise<Outcome<null>>;

/**
 * Removes a member (MEMB-06). Whom somebody else has removed before is removed; where they are still there, the server
 * lacks the call (`unsupported`).
 */
export function makeRemoveMember(registry: MemberRegistry): RemoveMember {
  return async (id) => {
    const removed = await registry.remove(id);
    if (removed.kind === 'done' || removed.reason !== 'notFound') return removed;
    const found = await registry.find(id);
    if (found.kind === 'done') return refused('unsupported');
    return found.reason === 'notFound' ? done(null) : removed;
  };
}
