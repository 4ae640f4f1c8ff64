import { isBlank } from './characters.ts';
import type { EntityId } from './entity-id.ts';
import type { Draft } from './form.ts';

/** How long what a member tells the office may be, in UTF-16 units: a note, a correction, why they ask for a role. */
export const MOST_NOTE_LETTERS = 2000;

/** How long the reason for a decision may be, in UTF-16 units. */
export const MOST_REASON_LETTERS = 300;

/** The reason for which something is declined or hidden; its author is shown it. */
export type ReasonDraft = Readonly<Record<'reason', string>>;

export type ReasonError = 'missing' | 'tooLong';

/** A reason is required. */
export function reasonErrors({ reason }: ReasonDraft): Partial<Record<keyof ReasonDraft, ReasonError>> {
  if (isBlank(reason)) return { reason: 'missing' };
  return reason.trim().length > MOST_REASON_LETTERS ? { reason: 'tooLong' } : {};
}

/**
 * The reasons of one kind that were typed and not sent yet, by the id of their subject, encoded as the query of an
 * address.
 */
export type StoredReasons = Readonly<Record<'reasons', string>>;

export const noReasons: StoredReasons = { reasons: '' };

/** The draft of the reason for one decision. */
export type ReasonDrafts = (id: EntityId) => Draft<ReasonDraft>;

/** Splits one stored draft into one for each decision. */
export function makeReasonDrafts(stored: Draft<StoredReasons>): ReasonDrafts {
  const read = () => new URLSearchParams(stored.read()?.reasons);
  return (id) => ({
    read: () => {
      const reason = read().get(String(id));
      return reason === null ? undefined : { reason };
    },
    write: ({ reason }) => {
      const reasons = read();
      if (reason === '') reasons.delete(String(id));
      else reasons.set(String(id), reason);
      stored.write({ reasons: reasons.toString() });
    },
  });
}
