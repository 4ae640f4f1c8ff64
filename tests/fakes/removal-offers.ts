import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { provideRemovalOffers } from '@/shared/removal-offers.machine.ts';
import type { OfferStore, Restorations } from '@/shared/removals.ports.ts';
import type { StoredOffer } from '@/shared/removals.ts';
import { makeCanRestore, makeRestore } from '@/shared/removals.use-cases.ts';
import { type FakeUser, fakeUser } from './current-user.ts';
import { type RecordedToasts, recordedToasts } from './toasts.ts';

/** The time at which offers are made, in milliseconds. */
export const OFFERED_AT = Date.parse('2026-11-18T12:00:00Z');

interface Given {
  readonly restore?: Restorations['restore'];
  readonly toasts?: RecordedToasts;
  readonly user?: FakeUser;
  /** What the tab has stored. */
  readonly stored?: readonly StoredOffer[];
}

/** A server that has no call to restore anything. */
export const lacksRestoring = (): Promise<Outcome<null>> => Promise.resolve(refused('unsupported'));

/** The offers of a tab; the server restores everything, unless the test gives another answer. */
export function removalOffers({
  restore = () => Promise.resolve(done(null)),
  toasts = recordedToasts(),
  user = fakeUser(),
  stored,
}: Given = {}) {
  const asked: string[] = [];
  const restorations: Restorations = {
    restore: (kind, id) => {
      asked.push(`${kind} ${id}`);
      return restore(kind, id);
    },
  };
  let held = stored;
  let now = OFFERED_AT;
  const store: OfferStore = {
    read: () => held,
    write: (offers) => {
      held = offers;
    },
  };
  const offers = provideRemovalOffers({
    canRestore: makeCanRestore(restorations),
    restore: makeRestore(restorations),
    notifications: toasts,
    store,
    user,
    clock: { now: () => new Date(now) },
  });
  return {
    offers,
    toasts,
    user,
    /** The calls that restore or ask whether that is possible, oldest first. */
    asked,
    stored: () => held,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
