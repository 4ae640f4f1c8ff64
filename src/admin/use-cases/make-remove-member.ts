import type { EntityId } from '@/shared/domain/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { MemberRepository } from '../ports/member-repository.ts';

export type RemoveMember = (id: EntityId) => Promise<Outcome<null>>;

/**
 * Removes a member (MEMB-06). After a 404 the member is read: if they are gone, another user has removed them, which
 * counts as done; if they exist, the server lacks the call (`unsupported`).
 */
export function makeRemoveMember(repository: MemberRepository): RemoveMember {
  return async (id) => {
    const removed = await repository.remove(id);
    if (removed.kind === 'done' || removed.reason !== 'notFound') return removed;
    const found = await repository.find(id);
    if (found.kind === 'done') return refused('unsupported');
    return found.reason === 'notFound' ? done(null) : removed;
  };
}
