import type { Duty } from '@/admin/domain/duty-board.ts';
import type { DutyItem } from '@/admin/domain/duty-moves.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { boardMessages, headcount, memberLabel, severalLabel } from '@/ui/messages/ko/board-messages.ts';
import { dutyLabel, dutyLanding, dutyMessages } from '@/ui/messages/ko/duty-messages.ts';
import type { BoardKind, Spot } from '@/ui/patterns/board/board-kind.ts';

export const memberPiece = (id: EntityId): string => `member:${id}`;
export const dutySpot = (id: EntityId): string => `duty:${id}`;

const spot = (duty: Duty): Spot<EntityId> => ({
  id: dutySpot(duty.id),
  place: duty.id,
  label: dutyLabel(duty),
  landing: dutyLanding(duty),
});

/** Several members have one name in the hand. */
const TOGETHER = 'member:together';

/** Members are moved between duties (DUTY-03). */
export const dutyKind: BoardKind<readonly Duty[], DutyItem, EntityId> = {
  goesTo: { member: ['duty'] },
  pieceId: (item) => ('members' in item ? TOGETHER : memberPiece(item.memberId)),
  pieceOf: (duties, id) => {
    const from = duties.findIndex(({ members }) => members.some((member) => memberPiece(member.id) === id));
    const duty = duties[from];
    const member = duty?.members.find((one) => memberPiece(one.id) === id);
    if (duty === undefined || member === undefined) return undefined;
    const item = { memberId: member.id, dutyId: duty.id };
    return { id, item, label: memberLabel(member.name), from, home: spot(duty) };
  },
  together: (duties, ids) => {
    const wanted = new Set(ids);
    const held = duties.flatMap((duty, from) =>
      duty.members.flatMap((member) => (wanted.has(memberPiece(member.id)) ? [{ duty, member, from }] : [])),
    );
    const [first] = held;
    if (first === undefined) return undefined;
    const isOneHome = held.every(({ duty }) => duty === first.duty);
    return {
      id: TOGETHER,
      item: { members: held.map(({ duty, member }) => ({ memberId: member.id, dutyId: duty.id })) },
      label: severalLabel(memberLabel(first.member.name), held.length - 1),
      from: first.from,
      home: isOneHome ? spot(first.duty) : { id: '', label: boardMessages.variousPlaces },
    };
  },
  spotOf: (duties, id) => {
    const duty = duties.find((one) => dutySpot(one.id) === id);
    return duty === undefined ? undefined : spot(duty);
  },
  choicesFor: (duties, { home }) => [
    {
      label: dutyMessages.board,
      choices: duties.map((duty) => ({
        ...spot(duty),
        note: headcount(duty.members.length),
        isHome: dutySpot(duty.id) === home.id,
      })),
    },
  ],
};
