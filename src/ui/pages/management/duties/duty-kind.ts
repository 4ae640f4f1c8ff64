import type { Duty, DutyItem } from '@/admin/boards/duties.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { boardMessages, memberLabel, severalLabel } from '@/ui/messages/ko/boards.ts';
import { dutyLabel, dutyLanding, dutyMessages } from '@/ui/messages/ko/duties.ts';
import { headcount } from '@/ui/messages/ko/grammar.ts';
import type { BoardKind, DropTarget } from '@/ui/patterns/board/use-board.ts';

export const memberItem = (id: EntityId): string => `member:${id}`;
export const dutyTarget = (id: EntityId): string => `duty:${id}`;

const dropTarget = (duty: Duty): DropTarget<EntityId> => ({
  id: dutyTarget(duty.id),
  container: duty.id,
  label: dutyLabel(duty),
  landing: dutyLanding(duty),
});

/** The drag id of several members who are dragged together. */
const TOGETHER = 'member:together';

const itemId = ([first, ...others]: DutyItem): string =>
  first === undefined || others.length > 0 ? TOGETHER : memberItem(first.memberId);

/** Members can be moved between duties (DUTY-03). */
export const dutyKind: BoardKind<readonly Duty[], DutyItem, EntityId> = {
  goesTo: { member: ['duty'] },
  dropTargetId: dutyTarget,
  itemId,
  itemOf: (duties, id) => {
    const from = duties.findIndex(({ members }) => members.some((member) => memberItem(member.id) === id));
    const duty = duties[from];
    const member = duty?.members.find((one) => memberItem(one.id) === id);
    if (duty === undefined || member === undefined) return undefined;
    const item = [{ memberId: member.id, dutyId: duty.id }];
    return { id, ids: [id], item, label: memberLabel(member), from, home: dropTarget(duty) };
  },
  together: (duties, ids) => {
    const wanted = new Set(ids);
    const dragged = duties.flatMap((duty, from) =>
      duty.members.flatMap((member) => (wanted.has(memberItem(member.id)) ? [{ duty, member, from }] : [])),
    );
    const [first] = dragged;
    if (first === undefined) return undefined;
    const item = dragged.map(({ duty, member }) => ({ memberId: member.id, dutyId: duty.id }));
    const isOneHome = dragged.every(({ duty }) => duty === first.duty);
    return {
      id: itemId(item),
      ids,
      item,
      label: severalLabel(memberLabel(first.member), dragged.length - 1),
      from: first.from,
      home: isOneHome ? dropTarget(first.duty) : { id: '', label: boardMessages.variousPlaces },
    };
  },
  dropTargetOf: (duties, id) => {
    const duty = duties.find((one) => dutyTarget(one.id) === id);
    return duty === undefined ? undefined : dropTarget(duty);
  },
  choicesFor: (duties, { home }) => [
    {
      label: dutyMessages.board,
      choices: duties.map((duty) => ({
        ...dropTarget(duty),
        note: headcount(duty.members.length),
        isHome: dutyTarget(duty.id) === home.id,
      })),
    },
  ],
};
