import type { Duty, HeldMember } from '@/admin/domain/duty-board.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { BoardKind, Spot } from '../boards/board-kind.ts';
import { headcount, memberLabel } from '../messages/board-messages.ts';
import { dutyLabel, dutyLanding, dutyMessages } from '../messages/duty-messages.ts';

export const memberPiece = (id: EntityId): string => `member:${id}`;
export const dutySpot = (id: EntityId): string => `duty:${id}`;

const spot = ({ id, name }: Duty): Spot<EntityId> => ({
  id: dutySpot(id),
  place: id,
  label: dutyLabel(name),
  landing: dutyLanding(name),
});

/** Members are moved between duties (DUTY-03). */
export const dutyKind: BoardKind<readonly Duty[], HeldMember, EntityId> = {
  goesTo: { member: ['duty'] },
  pieceId: ({ memberId }) => memberPiece(memberId),
  pieceOf: (duties, id) => {
    const from = duties.findIndex(({ members }) => members.some((member) => memberPiece(member.id) === id));
    const duty = duties[from];
    const member = duty?.members.find((one) => memberPiece(one.id) === id);
    if (duty === undefined || member === undefined) return undefined;
    const item = { memberId: member.id, dutyId: duty.id };
    return { id, item, label: memberLabel(member.name), from, home: spot(duty) };
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
