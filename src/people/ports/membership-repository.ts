import type { Outcome } from '@/shared/domain/outcome.ts';
import type { OwnMembership } from '../domain/own-membership.ts';

/** The membership of the signed-in user (MINE-01). A server without it refuses with `unsupported`. */
export interface MembershipRepository {
  own(signal?: AbortSignal): Promise<Outcome<OwnMembership>>;
}
