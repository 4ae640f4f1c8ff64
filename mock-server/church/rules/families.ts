import type { Church } from '../church.ts';
import type { Family } from '../schemas/people.ts';
import { findMember } from './members.ts';
import { done, type Outcome, refuse } from './outcome.ts';

const noSuchFamily = refuse('notFound', '없는 가정입니다.');
const noSuchMember = refuse('notFound', '찾으시는 교인이 없습니다.');
const movedMeanwhile = refuse('conflict', '그사이 다른 분이 이 교인을 옮겼습니다.');

const findFamily = (church: Church, id: number): Family | undefined =>
  church.families.findFirst((query) => query.where({ id }));

const hasMember = ({ headId, spouseId, memberIds }: Family, id: number): boolean =>
  headId === id || spouseId === id || memberIds.includes(id);

const writeFamily = (church: Church, id: number, change: (family: Family) => void): Promise<unknown> =>
  church.families.update((query) => query.where({ id }), { data: change });

export interface FamilyMove {
  readonly memberId: number;
  readonly fromFamilyId: number;
  readonly toFamilyId: number;
}

/**
 * Moves a member to another family, as one of its members (ZONE-03); a head or spouse who leaves is not replaced.
 * Refuses with `conflict` when the member is no longer in the family that the change is based on.
 */
export async function moveToFamily(
  church: Church,
  { memberId, fromFamilyId, toFamilyId }: FamilyMove,
): Promise<Outcome> {
  const from = findFamily(church, fromFamilyId);
  if (!findFamily(church, toFamilyId)) return noSuchFamily;
  if (!findMember(church, memberId)) return noSuchMember;
  if (!from || !hasMember(from, memberId)) return movedMeanwhile;
  if (fromFamilyId === toFamilyId) return done();
  await writeFamily(church, fromFamilyId, (family) => {
    if (family.headId === memberId) family.headId = null;
    if (family.spouseId === memberId) family.spouseId = null;
    family.memberIds = family.memberIds.filter((id) => id !== memberId);
  });
  await writeFamily(church, toFamilyId, (family) => {
    family.memberIds = [...family.memberIds, memberId];
  });
  return done();
}
