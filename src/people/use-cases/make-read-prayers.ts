import { done, type Outcome } from '@/shared/domain/outcome.ts';
import type { OwnMembership } from '../domain/own-membership.ts';
import type { Prayer } from '../domain/prayer.ts';
import type { PrayerRepository } from '../ports/prayer-repository.ts';

/** The requests that a linked member may see. */
export interface SharedPrayers {
  readonly kind: 'linked';
  /** Whether the member has a zone to share a request with. */
  readonly hasZone: boolean;
  readonly prayers: readonly Prayer[];
}

/** What the page begins with; accounts without a member see no requests. */
export type PrayersFound = SharedPrayers | { readonly kind: 'unlinked' };

export type ReadPrayers = (signal?: AbortSignal) => Promise<Outcome<PrayersFound>>;

/**
 * Reads the prayer requests (MINE-04). First asks to whom the account is linked: the server refuses others, and a refusal for a
 * missing right would also end in a needless refresh of the token (AUTH-14).
 */
export function makeReadPrayers(
  ownMembership: (signal?: AbortSignal) => Promise<Outcome<Pick<OwnMembership, 'member' | 'zone'>>>,
  repository: Pick<PrayerRepository, 'all'>,
): ReadPrayers {
  return async (signal) => {
    const own = await ownMembership(signal);
    // A server that cannot tell may have the requests all the same.
    if (own.kind === 'refused' && own.reason !== 'unsupported') return own;
    if (own.kind === 'done' && own.value.member === undefined) return done({ kind: 'unlinked' });
    const prayers = await repository.all(signal);
    if (prayers.kind === 'refused') return prayers;
    const hasZone = own.kind === 'refused' || own.value.zone !== undefined;
    return done({ kind: 'linked', hasZone, prayers: prayers.value });
  };
}
