import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { makeMarkNamesakes, type NamedPerson, sharedNames } from '@/shared/namesakes.ts';

export type DutyMember = NamedPerson;

/** Stands for "no duty"; servers give no duty an empty id. */
export const NO_DUTY: EntityId = '';

/** A duty with its holders, in the server's order (DUTY-01). */
export interface Duty {
  readonly id: EntityId;
  readonly name: string;
  readonly members: readonly DutyMember[];
}

/** The board on which namesakes are marked (MEMB-11). */
export function withNamesakes(duties: readonly Duty[]): readonly Duty[] {
  const mark = makeMarkNamesakes<DutyMember>(sharedNames(duties.flatMap(({ members }) => members)));
  return duties.map((duty) => ({ ...duty, members: duty.members.map(mark) }));
}

/** A member on the board, with the duty in whose list they stand. */
export interface DraggedMember {
  readonly memberId: EntityId;
  readonly dutyId: EntityId;
}

/** The members who are dragged, alone or together; at least one. */
export type DutyItem = readonly DraggedMember[];

/** A member's move from one duty to another (DUTY-04). */
export interface DutyMove {
  readonly member: DutyMember;
  readonly from: Pick<Duty, 'id' | 'name'>;
  readonly to: Pick<Duty, 'id' | 'name'>;
  /** The index among the members there, from 0; at the end when absent. */
  readonly at?: number;
}

/** The moves of one member, or of several to one duty or back from there. */
export type DutyChange = readonly [DutyMove, ...DutyMove[]];

/**
 * The change that dropping members on a duty means. Leaves out members whose duty that is already, and who are no longer
 * there; undefined when none is left, or the duty is no longer there.
 */
export function dutyChangeOf(duties: readonly Duty[], item: DutyItem, toDutyId: EntityId): DutyChange | undefined {
  return together(item.flatMap((member) => moveOf(duties, member, toDutyId) ?? []));
}

/** The move of a member, by id, from wherever they are to a duty; undefined when they hold it already. */
export function dutyChangeTo(duties: readonly Duty[], memberId: EntityId, toDutyId: EntityId): DutyChange | undefined {
  const from = duties.find((duty) => memberIn(duty, memberId) !== undefined);
  return from && dutyChangeOf(duties, [{ memberId, dutyId: from.id }], toDutyId);
}

/** The board after a change; the same array when no member or duty of it exists. */
export function afterDutyChange(duties: readonly Duty[], change: DutyChange): readonly Duty[] {
  return change.reduce(afterMove, duties);
}

/**
 * The change that undoes another one: back to the duties and indexes where the members were. Members with a smaller index are
 * restored first, so that every later index is still right.
 */
export function oppositeDutyChange(before: readonly Duty[], change: DutyChange): DutyChange | undefined {
  const back = change.map((move) => oppositeMove(before, move));
  return together(back.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0)));
}

/** Whether a duty has no holder. */
export function isVacantDuty(duties: readonly Duty[], id: EntityId): boolean {
  return id !== NO_DUTY && dutyIn(duties, id)?.members.length === 0;
}

/** The duties whose last holder a change moves away (ROLE-08). */
export function dutiesVacatedBy(before: readonly Duty[], change: DutyChange): readonly EntityId[] {
  const after = afterDutyChange(before, change);
  return before.flatMap(({ id }) => (!isVacantDuty(before, id) && isVacantDuty(after, id) ? [id] : []));
}

function together([first, ...others]: readonly DutyMove[]): DutyChange | undefined {
  return first === undefined ? undefined : [first, ...others];
}

function moveOf(
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

function afterMove(duties: readonly Duty[], { member, from, to, at }: DutyMove): readonly Duty[] {
  const source = dutyIn(duties, from.id);
  const target = dutyIn(duties, to.id);
  const moved = source === undefined ? undefined : memberIn(source, member.id);
  if (moved === undefined || target === undefined || source === target) return duties;
  return duties.map((duty) => {
    if (duty === source) return { ...duty, members: duty.members.filter((one) => one !== moved) };
    return duty === target ? { ...duty, members: duty.members.toSpliced(at ?? duty.members.length, 0, moved) } : duty;
  });
}

function oppositeMove(before: readonly Duty[], { member, from, to }: DutyMove): DutyMove {
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
