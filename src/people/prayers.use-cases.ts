import { done, type Outcome } from '@/shared/outcome.ts';
import type { OwnMembership } from './membership.ts';
import type { PrayerRepository } from './prayers.ports.ts';
import type { Prayer } from './prayers.ts';

/** The requests that a linked member may see. */
export interface SharedPrayers {
  readonly kind: 'linked';
  /** Whether the member has a zone that a request can be shared with. */
  readonly hasZone: boolean;
  readonly prayers: readonly Prayer[];
}

/** The first content of the page; a user whose account is linked to no member sees no requests. */
export type PrayersFound = SharedPrayers | { readonly kind: 'unlinked' };

export type ReadPrayers = (signal?: AbortSignal) => Promise<Outcome<PrayersFound>>;

/**
 * Reads the prayer requests (MINE-04). Reads the membership first: the server refuses an account that is linked to no
 * member, and a 403 would also start a needless refresh of the token (AUTH-14).
 */
export function makeReadPrayers(
  ownMembership: (signal?: AbortSignal) => Promise<Outcome<Pick<OwnMembership, 'member' | 'zone'>>>,
  repository: Pick<PrayerRepository, 'all'>,
): ReadPrayers {
  return async (signal) => {
    const own = await ownMembership(signal);
    // A server without the call for the membership may have the requests all the same.
    if (own.kind === 'refused' && own.reason !== 'unsupported') return own;
    if (own.kind === 'done' && own.value.member === undefined) return done({ kind: 'unlinked' });
    const prayers = await repository.all(signal);
    if (prayers.kind === 'refused') return prayers;
    const hasZone = own.kind === 'refused' || own.value.zone !== undefined;
    return done({ kind: 'linked', hasZone, prayers: prayers.value });
  };
}
