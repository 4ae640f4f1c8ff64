/** How long the reason for a decision may be, in UTF-16 units. */
export const MOST_REASON_LETTERS = 300;

/** The reason for which something is declined or hidden; its author is shown it. */
export type ReasonDraft = Readonly<Record<'reason', string>>;

export type ReasonError = 'missing' | 'tooLong';

/** A reason is required. */
export function reasonErrors({ reason }: ReasonDraft): Partial<Record<keyof ReasonDraft, ReasonError>> {
  const { length } = reason.trim();
  if (length === 0) return { reason: 'missing' };
  return length > MOST_REASON_LETTERS ? { reason: 'tooLong' } : {};
}
