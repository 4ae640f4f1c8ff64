import { done, type Outcome } from '@/shared/domain/outcome.ts';
import type { OwnMembership } from '../domain/own-membership.ts';
import type { MembershipRepository } from '../ports/membership-repository.ts';

/** A place for what was read, which forgets it when another user signs in. */
interface Stored {
  readonly read: () => OwnMembership | undefined;
  readonly write: (own: OwnMembership) => void;
}

/** The membership of the user, which several pages ask for. */
export interface OwnMembershipStore {
  /** Asks the server. */
  readonly read: (signal?: AbortSignal) => Promise<Outcome<OwnMembership>>;
  /** What was read last in this tab; asks the server as long as no member is known. */
  readonly known: (signal?: AbortSignal) => Promise<Outcome<OwnMembership>>;
}

export function makeOwnMembershipStore(
  repository: Pick<MembershipRepository, 'own'>,
  stored: Stored,
): OwnMembershipStore {
  const read: OwnMembershipStore['read'] = async (signal) => {
    const outcome = await repository.own(signal);
    if (outcome.kind === 'done') stored.write(outcome.value);
    return outcome;
  };
  return {
    read,
    known: (signal) => {
      const own = stored.read();
      return own?.member === undefined ? read(signal) : Promise.resolve(done(own));
    },
  };
}
