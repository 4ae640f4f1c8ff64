/** The server's own identifier, handed back as it came: some calls use numbers, others text. */
export type EntityId = string | number;

/** True when two identifiers name the same thing, whichever way they were written. */
export function sameId(one: EntityId, other: EntityId): boolean {
  return String(one) === String(other);
}
