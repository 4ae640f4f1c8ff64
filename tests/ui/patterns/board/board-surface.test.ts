import type { Active, Over } from '@dnd-kit/core';
import { describe, expect, it } from 'vitest';
import { dutyKind, dutyTarget, memberItem } from '@/ui/pages/management/duties/duty-kind.ts';
import {
  familyItem,
  familyTarget,
  officeTarget,
  personItem,
  zoneKind,
  zoneTarget,
} from '@/ui/pages/management/zones/zone-kind.ts';
import { makeAnnouncements } from '@/ui/patterns/board/board-surface.tsx';
import type { BoardKind, DropTarget } from '@/ui/patterns/board/use-board.ts';
import { aFamily, aZone } from '../../../builders/zone-board.ts';

const rect = { width: 0, height: 0, top: 0, left: 0, bottom: 0, right: 0 };
const active = (id: string): Active => ({
  id,
  data: { current: undefined },
  rect: { current: { initial: null, translated: null } },
});
const over = (id: string): Over => ({ id, rect, disabled: false, data: { current: undefined } });

/** The announcements of a board, and a pointer that drops where the test says. */
function listenTo<Board, Item, Container>(kind: BoardKind<Board, Item, Container>, board: Board) {
  let landed: DropTarget<Container> | undefined;
  const say = makeAnnouncements({
    itemOf: (id) => kind.itemOf(board, id),
    dropTargetOf: (id) => kind.dropTargetOf(board, id),
    droppedOn: () => landed,
  });
  return {
    lift: (boardItem: string) => say.onDragStart({ active: active(boardItem) }),
    moveOver: (boardItem: string, dropTarget: string | undefined) =>
      say.onDragOver({ active: active(boardItem), over: dropTarget === undefined ? null : over(dropTarget) }),
    drop: (boardItem: string, dropTarget: string | undefined) => {
      landed = dropTarget === undefined ? undefined : kind.dropTargetOf(board, dropTarget);
      return say.onDragEnd({ active: active(boardItem), over: dropTarget === undefined ? null : over(dropTarget) });
    },
    cancel: (boardItem: string) => say.onDragCancel({ active: active(boardItem), over: null }),
  };
}

const duties = [
  { id: 4, name: '장로', members: [{ id: 15, name: '강태준' }] },
  { id: 7, name: '권사', members: [] },
  { id: 10, name: '안수집사', members: [] },
];
const member = memberItem(15);

describe('DUTY-05 the announcements of a drag', () => {
  it('are made from its beginning to its end', () => {
    const { lift, moveOver, drop } = listenTo(dutyKind, duties);
    expect(lift(member)).toBe(
      '강태준 님을 들었습니다. 원래 자리인 장로 위에 있습니다. 화살표 키로 옮길 곳을 고르세요.',
    );
    expect(moveOver(member, dutyTarget(7))).toBe('지금 권사 위에 있습니다. 여기에 놓으면 권사로 옮깁니다.');
    expect(moveOver(member, undefined)).toBe('놓을 수 있는 자리가 아닙니다.');
    expect(moveOver(member, dutyTarget(4))).toBe('원래 자리인 장로 위에 있습니다. 놓으면 그대로 있습니다.');
    expect(drop(member, dutyTarget(10))).toBe('강태준 님을 안수집사에 놓았습니다.');
  });

  it('are not replaced while nothing has moved', () => {
    const { lift, moveOver } = listenTo(dutyKind, duties);
    lift(member);
    expect(moveOver(member, undefined)).toBeUndefined();
    expect(moveOver(member, dutyTarget(4))).toBeUndefined();
    moveOver(member, dutyTarget(7));
    lift(member);
    expect(moveOver(member, dutyTarget(4))).toBeUndefined();
  });

  it.each([
    ['on the same duty', (pointer: ReturnType<typeof listenTo>) => pointer.drop(member, dutyTarget(4))],
    ['outside of every place', (pointer: ReturnType<typeof listenTo>) => pointer.drop(member, undefined)],
    ['that is cancelled', (pointer: ReturnType<typeof listenTo>) => pointer.cancel(member)],
  ])('say after a drag %s that nothing has moved', (_, end) => {
    const pointer = listenTo(dutyKind, duties);
    pointer.lift(member);
    expect(end(pointer)).toBe('강태준 님을 장로에 그대로 두었습니다.');
  });
});

describe('DUTY-05, ZONE-02, ZONE-04 the announcements on the board of zones', () => {
  const zones = [
    { ...aZone(1, { chief: 11 }, { ...aFamily(10, { head: 11 }), name: '' }), name: '해오름 구역' },
    { ...aZone(2, {}, { ...aFamily(20, { head: 21 }), name: '이웃네' }), name: '서울' },
  ];
  const pointer = () => listenTo(zoneKind, zones);

  it('say that an office is given', () => {
    const { lift, moveOver } = pointer();
    lift(personItem(21));
    expect(moveOver(personItem(21), officeTarget(1, 'caretaker'))).toBe(
      '지금 해오름 구역 권찰 위에 있습니다. 여기에 놓으면 해오름 구역 권찰을 맡깁니다.',
    );
  });

  it('name a family by its head when it has no name, with the right particles', () => {
    const { lift, moveOver } = pointer();
    expect(lift(familyItem(10))).toContain('교인 11 가정을 들었습니다. 원래 자리인 해오름 구역 위에');
    expect(moveOver(familyItem(10), zoneTarget(2))).toBe('지금 서울 위에 있습니다. 여기에 놓으면 서울로 옮깁니다.');
    expect(lift(familyItem(20))).toContain('이웃네를 들었습니다.');
  });

  it('say that a person goes to another family', () => {
    const { lift, moveOver } = pointer();
    lift(personItem(11));
    expect(moveOver(personItem(11), familyTarget(20))).toBe(
      '지금 이웃네 위에 있습니다. 여기에 놓으면 이웃네로 옮깁니다.',
    );
  });
});
