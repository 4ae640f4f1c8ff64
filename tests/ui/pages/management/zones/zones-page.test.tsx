import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import ManageZonesPage from '@/ui/pages/management/zones/zones-page.tsx';
import { settle } from '../../../../support/render-with-core.tsx';
import { readingsOf } from '../../../../support/search-readings.ts';
import { openBoard } from '../../../patterns/board/open-board.tsx';

const person = (id: number, name: string) => ({ id, name });
const ZONES = [
  {
    id: 1,
    name: '해오름 구역',
    leader: person(11, '강태준'),
    chief: null,
    caretaker: null,
    families: [
      {
        id: 10,
        name: '강태준 가정',
        head: person(11, '강태준'),
        spouse: person(12, '윤지혜'),
        members: [person(13, '강하늘')],
      },
    ],
  },
  {
    id: 2,
    name: '달마루 구역',
    leader: null,
    chief: null,
    caretaker: null,
    families: [{ id: 20, name: '한마음 가정', members: [] }],
  },
];

const user = userEvent.setup();
const zone = (name: RegExp) => screen.getByRole('region', { name });

const open = async () => {
  const board = await openBoard(<ManageZonesPage />, '/zone/manage?view=families');
  await board.answer(ZONES);
  return board;
};

describe('ZONE-01 a search of the zones', () => {
  it('is read once, however long it is', async () => {
    await open();
    const pasted = 'ㄱ'.repeat(50_000);
    const field = screen.getByRole('searchbox', { name: '이름 찾기' });
    expect(readingsOf(pasted, () => fireEvent.change(field, { target: { value: pasted } }))).toBe(1);
    expect(screen.queryByText('강하늘')).toBeNull();
  });
});

describe('MEMB-11 namesakes in the zones', () => {
  it('carry their number beside their place in the family', async () => {
    const board = await openBoard(<ManageZonesPage />, '/zone/manage?view=families');
    const family = (id: number, head: number) => ({
      id,
      name: `${id} 가정`,
      head: person(head, '강태준'),
      members: [],
    });
    const zone1 = { id: 1, name: '해오름 구역', leader: null, chief: null, caretaker: null };
    await board.answer([{ ...zone1, families: [family(10, 11), family(20, 77)] }]);
    expect(screen.getByRole('button', { name: '강태준(11번) 님 이동…' })).toBeVisible();
    expect(screen.getByRole('button', { name: '강태준(77번) 님 이동…' })).toBeVisible();
    expect(screen.getByText('세대주 · 77번')).toBeVisible();
  });
});

describe('MEMB-11 families of one name, and the holder of an office who has a namesake', () => {
  it('carry a number wherever they are read, chosen and moved', async () => {
    const board = await openBoard(<ManageZonesPage />, '/zone/manage?view=families');
    const family = (id: number, head: number) => ({
      id,
      name: '강태준 가정',
      head: person(head, '강태준'),
      members: [],
    });
    const offices = { leader: person(77, '강태준'), chief: null, caretaker: null };
    await board.answer([
      { id: 1, name: '해오름 구역', ...offices, families: [family(10, 11), family(20, 77)] },
      { id: 2, name: '달마루 구역', leader: null, chief: null, caretaker: null, families: [] },
    ]);
    expect(zone(/^해오름 구역/)).toHaveTextContent('인도자강태준(77번)');
    await user.click(screen.getByRole('button', { name: '강태준(11번) 님 이동…' }));
    const places = within(screen.getByRole('dialog', { name: '강태준(11번) 님 이동' })).getAllByRole('button');
    expect(places.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('강태준 가정(77번)'), expect.stringContaining('강태준(77번)')]),
    );
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '강태준 가정(77번) 이동…' }));
    await user.click(screen.getByRole('button', { name: /^달마루 구역/ }));
    await board.answer(undefined, 204);
    expect(board.toasts.find('boardMoved')).toMatchObject({ about: '강태준 가정(77번)을 달마루 구역으로' });
    await user.click(screen.getByRole('button', { name: '해오름 구역 인도자 맡길 분 찾기' }));
    await user.click(screen.getByRole('option', { name: /11번/ }));
    await board.answer(undefined, 204);
    expect(board.toasts.find('officeGiven')).toMatchObject({ about: '강태준(11번) 님께 해오름 구역 인도자를' });
  });
});

describe('ROLE-08 a move that empties an office', () => {
  const moveAway = async () => {
    const board = await open();
    await user.click(screen.getByRole('button', { name: '강태준 가정 이동…' }));
    await user.click(screen.getByRole('button', { name: /^달마루 구역/ }));
    return board;
  };
  const fill = () => screen.queryByRole('button', { name: '해오름 구역 인도자 맡길 분 찾기' });

  it('says so, and offers to search somebody, until the office is given', async () => {
    const { answer, changes } = await moveAway();
    await answer(undefined, 204);
    expect(screen.getByText('해오름 구역 인도자 자리가 비었습니다.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '해오름 구역 인도자 맡길 분 찾기' }));
    const dialog = within(screen.getByRole('dialog', { name: '해오름 구역 인도자 맡기기' }));
    await user.click(dialog.getByRole('option', { name: /강하늘/ }));
    await settle();
    expect(changes().at(-1)).toEqual({ path: 'api/Zone/1/roles/leader', json: { memberId: 13, fromMemberId: null } });
    expect(fill()).toBeNull();
  });

  it('says nothing once it is refused', async () => {
    const { answer } = await moveAway();
    expect(fill()).toBeVisible();
    await answer(undefined, 500);
    expect(fill()).toBeNull();
  });
});

describe('ZONE-02 an office', () => {
  it('that cannot be emptied is given back to its holder, with the reason', async () => {
    const { answer, changes, toasts } = await open();
    await user.click(screen.getByRole('button', { name: '해오름 구역 인도자 비우기' }));
    await settle();
    expect(document.activeElement).toHaveTextContent('인도자비어 있음');
    expect(changes()).toEqual([{ path: 'api/Zone/1/roles/leader', json: { memberId: null, fromMemberId: 11 } }]);
    await answer(undefined, 500);
    expect(toasts.find('officeNotEmptied')).toMatchObject({
      about: '해오름 구역 인도자 자리를',
      reason: 'serverFailed',
    });
    expect(zone(/^해오름 구역/)).toHaveTextContent('인도자강태준');
  });
});

describe('ZONE-02 a vacant office', () => {
  it('is given to a person who is searched by name', async () => {
    const { changes } = await open();
    await user.click(screen.getByRole('button', { name: '해오름 구역 권찰 맡기기' }));
    const dialog = within(screen.getByRole('dialog', { name: '해오름 구역 권찰 맡기기' }));
    await user.type(dialog.getByRole('combobox'), 'ㄱㅎㄴ');
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '강하늘해오름 구역 강태준 가정',
    ]);
    await user.keyboard('{Enter}');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes()).toEqual([{ path: 'api/Zone/1/roles/caretaker', json: { memberId: 13, fromMemberId: null } }]);
    expect(zone(/^해오름 구역/)).toHaveTextContent('권찰강하늘');
  });
});

describe('ZONE-04 several families at once', () => {
  it('are selected by their boxes, people are not, and one press moves them', async () => {
    const { changes } = await open();
    await user.click(screen.getByRole('button', { name: '여러 명 고르기' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: '강태준 가정 고르기' }));
    await user.click(screen.getByRole('checkbox', { name: '한마음 가정 고르기' }));
    await user.click(screen.getByRole('button', { name: '함께 이동…' }));
    const dialog = within(screen.getByRole('dialog', { name: '강태준 가정 외 1가정 이동' }));
    await user.click(dialog.getByRole('button', { name: /^달마루 구역/ }));
    await settle();
    expect(changes()).toEqual([{ path: 'api/Zone/2/families/10', json: { fromZoneId: 1 } }]);
    expect(zone(/^달마루 구역/)).toHaveTextContent('강태준 가정');
  });
});

describe('ZONE-01 long zones', () => {
  it('can be folded, and a chip leads to each of them', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: '해오름 구역 접기' }));
    expect(zone(/^해오름 구역/)).not.toHaveTextContent('강태준 가정');
    expect(zone(/^해오름 구역/)).toHaveTextContent('인도자강태준');
    await user.click(within(screen.getByRole('navigation', { name: '구역으로 건너뛰기' })).getByText('해오름 구역'));
    expect(zone(/^해오름 구역/)).toHaveTextContent('강태준 가정');
  });
});
