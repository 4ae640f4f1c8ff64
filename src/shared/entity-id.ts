/** The server's own identifier, sent back unchanged: some calls use numbers, others text. */
export type EntityId = string | number;

/** True when two identifiers name the same entity, whether written as number or text. */
export function sameId(one: EntityId, other: EntityId): boolean {
  return String(one) === String(other);
}
