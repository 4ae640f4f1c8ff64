import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import DemoBoardsPage from '@/ui/pages/management/zones/demo-boards-page.tsx';
import ManageZonesPage from '@/ui/pages/management/zones/zones-page.tsx';
import { renderWithCore, settle } from '../../../../support/render-with-core.tsx';
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

const moveByButton = async (label: string, place: RegExp) => {
  await user.click(screen.getByRole('button', { name: `${label} 이동…` }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: place, hidden: true }));
  await settle();
};

const open = async () => {
  const board = await openBoard(<ManageZonesPage />, '/zone/manage?view=families');
  await board.answer(ZONES);
  return board;
};

describe('ZONE-01 the zones', () => {
  it('are shown with offices, families, head, spouse and members', async () => {
    await open();
    expect(zone(/^해오름 구역/)).toHaveTextContent('인도자강태준비우기구역장비어 있음맡기기권찰비어 있음맡기기');
    expect(zone(/^해오름 구역/)).toHaveTextContent('강태준 가정이동…강태준세대주이동…윤지혜배우자이동…강하늘이동…');
    expect(zone(/^달마루 구역/)).toHaveTextContent('아직 아무도 없습니다.');
  });

  it('that cannot be loaded have a message without a toast', async () => {
    const { answer, toasts } = await openBoard(<ManageZonesPage />, '/zone/manage');
    await answer(undefined, 403);
    // The session repeats the call once with a newer token.
    expect(toasts.subjects()).toEqual([]);
  });
});

describe('ZONE-02 an office', () => {
  it('is given by the button of a name', async () => {
    const { answer, changes, toasts } = await open();
    await moveByButton('윤지혜 님', /^해오름 구역 권찰/);
    expect(zone(/^해오름 구역/)).toHaveTextContent('권찰윤지혜비우기');
    expect(changes()).toEqual([{ path: 'api/Zone/1/roles/caretaker', json: { memberId: 12, fromMemberId: null } }]);
    await answer(undefined, 204);
    expect(toasts.find('officeGiven')).toMatchObject({ about: '윤지혜 님께 해오름 구역 권찰을' });
  });

  it('is emptied by its own button', async () => {
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

describe('ZONE-03 a member', () => {
  it('goes to another family', async () => {
    const { changes } = await open();
    await moveByButton('강하늘 님', /^한마음 가정/);
    expect(zone(/^달마루 구역/)).toHaveTextContent('강하늘');
    expect(changes()).toEqual([{ path: 'api/Family/20/members/13', json: { fromFamilyId: 10 } }]);
  });

  it('who leads the family moves only after a question', async () => {
    const { changes, toasts, answer } = await open();
    await moveByButton('강태준 님', /^한마음 가정/);
    expect(screen.getByRole('dialog')).toHaveTextContent('강태준 님은 강태준 가정의 세대주입니다.');
    expect(changes()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '옮깁니다' }));
    await settle();
    expect(changes()).toEqual([{ path: 'api/Family/20/members/11', json: { fromFamilyId: 10 } }]);
    await answer(undefined, 204);
    expect(toasts.find('boardMoved').onAction).toBeUndefined();
  });
});

describe('ZONE-04 a family that leaves its zone', () => {
  it('empties the offices of its head, and undo gives them back', async () => {
    const { changes, answer, toasts } = await open();
    await moveByButton('강태준 가정', /^달마루 구역/);
    expect(zone(/^해오름 구역/)).toHaveTextContent('인도자비어 있음');
    expect(zone(/^달마루 구역/)).toHaveTextContent('강태준 가정');
    await answer(undefined, 204);
    toasts.find('boardMoved').onAction?.();
    await settle();
    expect(zone(/^해오름 구역/)).toHaveTextContent('인도자강태준');
    await answer(undefined, 204);
    await answer(undefined, 204);
    expect(changes().map(({ path }) => path)).toEqual([
      'api/Zone/2/families/10',
      'api/Zone/1/families/10',
      'api/Zone/1/roles/leader',
    ]);
    expect(toasts.find('boardRestored')).toMatchObject({ about: '강태준 가정을' });
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

describe('ZONE-05 the demo screens', () => {
  it.each(['demoZones', 'demoFamilies'] as const)('%s shows sample data and sends nothing', async (page) => {
    const sent: string[] = [];
    await renderWithCore(<DemoBoardsPage page={page} params={{}} />, {
      page: '/demo/zones',
      send: ({ path }) => {
        sent.push(path);
        return Promise.resolve({ kind: 'unanswered', reason: 'networkError' });
      },
    });
    await expect.poll(() => screen.queryByRole('region', { name: /^해오름 구역/ })).not.toBeNull();
    await moveByButton('김가온 가정', /^별누리 구역/);
    expect(zone(/^별누리 구역/)).toHaveTextContent('김가온 가정');
    expect(zone(/^해오름 구역/)).toHaveTextContent('인도자비어 있음');
    expect(sent).toEqual([]);
  });
});
