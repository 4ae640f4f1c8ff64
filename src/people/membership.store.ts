import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import type { MembershipRepository } from './membership.ports.ts';
import { isUnlinked, type OwnMembership } from './membership.ts';

/** A value per user: it is dropped when another user signs in. */
interface Stored {
  readonly read: () => OwnMembership | undefined;
  readonly write: (own: OwnMembership) => void;
}

/** The membership of the user, which several pages read. */
export interface OwnMembershipStore {
  /** Reads it from the server. */
  readonly read: (signal?: AbortSignal) => Promise<Outcome<OwnMembership>>;
  /** The membership that was read last in this tab; read from the server while the account is linked to no member. */
  readonly known: (signal?: AbortSignal) => Promise<Outcome<OwnMembership>>;
  /** Whether the account is known to be linked to no member. A server that links none, or does not answer, says nothing. */
  readonly isUnlinked: (signal?: AbortSignal) => Promise<boolean>;
  /** Whether the account is known to be linked to a member; asks nothing for a visitor, and is false where nothing is known. */
  readonly isLinked: (signal?: AbortSignal) => Promise<boolean>;
}

export function makeOwnMembershipStore(
  repository: Pick<MembershipRepository, 'own'>,
  stored: Stored,
  user: Pick<CurrentUser, 'read'>,
): OwnMembershipStore {
  const read: OwnMembershipStore['read'] = async (signal) => {
    const outcome = await repository.own(signal);
    if (outcome.kind === 'done') stored.write(outcome.value);
    return outcome;
  };
  const known: OwnMembershipStore['known'] = (signal) => {
    const own = stored.read();
    return own?.member === undefined ? read(signal) : Promise.resolve(done(own));
  };
  return {
    read,
    known,
    isUnlinked: async (signal) => {
      const outcome = await known(signal);
      return outcome.kind === 'done' && isUnlinked(outcome.value);
    },
    isLinked: async (signal) => {
      if (user.read() === undefined) return false;
      const outcome = await known(signal);
      return outcome.kind === 'done' && !isUnlinked(outcome.value);
    },
  };
}
