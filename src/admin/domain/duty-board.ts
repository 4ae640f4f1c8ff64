import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';

export interface DutyMember {
  readonly id: EntityId;
  readonly name: string;
}

/** Stands for "no duty"; servers give no duty an empty id. */
export const NO_DUTY: EntityId = '';

/** A duty with its holders, in the server's order (DUTY-01). */
export interface Duty {
  readonly id: EntityId;
  readonly name: string;
  readonly members: readonly DutyMember[];
}

/** A member on the board, with the duty in whose list they stand. */
export interface DraggedMember {
  readonly memberId: EntityId;
  readonly dutyId: EntityId;
}

/** A member's move from one duty to another (DUTY-04). */
export interface DutyMove {
  readonly member: DutyMember;
  readonly from: Pick<Duty, 'id' | 'name'>;
  readonly to: Pick<Duty, 'id' | 'name'>;
  /** The index among the members there, from 0; at the end when absent. */
  readonly at?: number;
}

/**
 * The move that dropping a member on a duty means; undefined for their own duty, and when the member or the duty is no
 * longer there.
 */
export function dutyMoveOf(
  duties: readonly Duty[],
  { memberId, dutyId }: DraggedMember,
  toDutyId: EntityId,
): DutyMove | undefined {
  const from = dutyIn(duties, dutyId);
  const to = dutyIn(duties, toDutyId);
  const member = from === undefined ? undefined : memberIn(from, memberId);
  if (from === undefined || to === undefined || member === undefined || from === to) return undefined;
  return { member, from: nameOf(from), to: nameOf(to) };
}

/** The board after a move; the same array when the member or the duty does not exist. */
export function afterDutyMove(duties: readonly Duty[], { member, from, to, at }: DutyMove): readonly Duty[] {
  const source = dutyIn(duties, from.id);
  const target = dutyIn(duties, to.id);
  const moved = source === undefined ? undefined : memberIn(source, member.id);
  if (moved === undefined || target === undefined || source === target) return duties;
  return duties.map((duty) => {
    if (duty === source) return { ...duty, members: duty.members.filter((one) => one !== moved) };
    return duty === target ? { ...duty, members: duty.members.toSpliced(at ?? duty.members.length, 0, moved) } : duty;
  });
}

/** The move that undoes another one: back to the duty and index where the member was. */
export function oppositeDutyMove(before: readonly Duty[], { member, from, to }: DutyMove): DutyMove {
  const place = dutyIn(before, from.id)?.members.findIndex(({ id }) => sameId(id, member.id)) ?? -1;
  return { member, from: to, to: from, ...(place >= 0 && { at: place }) };
}

function dutyIn(duties: readonly Duty[], id: EntityId): Duty | undefined {
  return duties.find((duty) => sameId(duty.id, id));
}

function memberIn(duty: Duty, id: EntityId): DutyMember | undefined {
  return duty.members.find((member) => sameId(member.id, id));
}

function nameOf({ id, name }: Duty): Pick<Duty, 'id' | 'name'> {
  return { id, name };
}
