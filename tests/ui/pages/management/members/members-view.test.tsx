import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Member, MOST_MEMBERS } from '@/admin/members/members.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { savedListMessages } from '@/ui/messages/ko/members.ts';
import { MembersIsland } from '@/ui/pages/management/members/members-view.tsx';
import { aMember, aNewMemberDraft } from '../../../../builders/member.ts';
import { handSettled } from '../../../../fakes/hand-settled.ts';
import { settle } from '../../../../support/render-with-core.tsx';
import { button, dialog, names, openMembers } from './open-members.tsx';

const minsu = aMember({ id: 10, name: '김민수', email: 'minsu@example.org' });
const bora = aMember({ id: 9, name: '황보라', email: '' });
const maria = aMember({ id: 100, name: '마리아', email: 'maria@example.org' });

const openList = (opening: Parameters<typeof openMembers>[1] = {}) =>
  openMembers(<MembersIsland />, { members: [minsu, bora, maria], ...opening });

const search = () => screen.getByRole('searchbox', { name: '이름이나 이메일로 찾기' });

async function register({ name, gender, birthDate } = aNewMemberDraft()) {
  await userEvent.click(button('신규 등록'));
  await userEvent.type(screen.getByLabelText('이름'), name);
  await userEvent.selectOptions(screen.getByLabelText('성별'), gender);
  await userEvent.type(screen.getByLabelText('생년월일'), birthDate);
}

const submit = async () => {
  await userEvent.click(dialog().getByRole('button', { name: '등록' }));
  await settle();
};

describe('MEMB-01 the table', () => {
  it('shows number, name and e-mail of each, with buttons to change and to delete them', async () => {
    await openList();
    const row = within(screen.getByRole('row', { name: /김민수/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '10',
      '서리집사',
      '람바레 구역',
      'minsu@example.org',
      '수정삭제',
    ]);
    expect(row.getByRole('link', { name: '김민수' })).toHaveAttribute('href', '/member/detail/10');
    expect(row.getByRole('link', { name: '수정 김민수' })).toHaveAttribute('href', '/member/detail/10');
    expect(row.getByRole('button', { name: '삭제 김민수' })).toBeVisible();
    expect(screen.getByText('3명')).toBeVisible();
  });

  it('without members says so, and offers to register the first', async () => {
    await openList({ members: [] });
    expect(screen.getByText('아직 등록된 회원이 없습니다.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: '신규 등록' })).toHaveLength(2);
    expect(button('전체 0명 내려받기')).toBeDisabled();
  });

  it('with more than the maximum says who is missing', async () => {
    const many = Array.from({ length: MOST_MEMBERS }, (_, at) => aMember({ id: at, name: '김민수' }));
    await openList({ members: many, page: '/member/manageMembers?q=황보라' });
    expect(names()).toEqual([]);
    expect(screen.getByText(/나머지 회원은 찾기와 내려받기에도 나오지 않습니다/)).toBeVisible();
  });

  it('shows a member without a name', async () => {
    await openList({ members: [aMember({ id: 'a/1', name: ' ' })] });
    expect(names()).toEqual(['이름 없음']);
    expect(screen.getByRole('link', { name: '수정 이름 없음' })).toHaveAttribute('href', '/member/detail/a%252F1');
  });
});

describe('MEMB-02 members that cannot be loaded', () => {
  it.each<[Failure, string, string]>([
    ['serverFailed', '회원 데이터를 불러오지 못했습니다.', '서버에 문제가 생겼습니다.'],
    ['malformed', '회원 데이터를 불러오지 못했습니다.', '서버의 답을 읽을 수 없습니다.'],
    ['forbidden', '회원 명부를 볼 권한이 없습니다.', '관리자 역할이 필요합니다.'],
  ])('%s: a toast, a sentence and a retry', async (reason, sentence, next) => {
    const ends = [refused(reason), done([minsu])];
    const { toasts } = await openList({ answers: { all: () => Promise.resolve(ends.shift() ?? done([])) } });
    expect(toasts.subjects()).toEqual(['membersNotLoaded']);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('alert')).toHaveTextContent(next);
    await userEvent.click(button('다시 시도'));
    await settle();
    expect(names()).toEqual(['김민수']);
  });

  it('that are loading show a skeleton', async () => {
    await openList({ answers: { all: () => new Promise(() => undefined) } });
    expect(screen.getByText('회원 명부를 불러오고 있습니다')).toBeVisible();
    expect(search()).toBeVisible();
  });
});

describe('MEMB-07 searching', () => {
  it.each([
    ['ㄱㅁㅅ', ['김민수']],
    ['maria@', ['마리아']],
  ])('%s filters the table and shows the count', async (searchText, found) => {
    await openList();
    await userEvent.type(search(), searchText);
    expect(names()).toEqual(found);
    expect(screen.getByText('3명 중 1명')).toBeVisible();
  });

  it('without a result says so, and offers to show all', async () => {
    await openList();
    await userEvent.type(search(), '없는 이름');
    expect(screen.getByText('찾으시는 회원이 없습니다.')).toBeVisible();
    await userEvent.click(button('모두 보기'));
    expect(names()).toHaveLength(3);
    expect(search()).toHaveValue('');
    // The button is gone: the keyboard goes on at the list.
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toContainElement(screen.getByRole('table'));
  });

  it('begins with the search in the address', async () => {
    await openList({ page: '/member/manageMembers?q=%ED%99%A9&sort=-id' });
    expect(search()).toHaveValue('황');
    expect(names()).toEqual(['황보라']);
  });
});

describe('MEMB-07 sorting', () => {
  const order = (column: string) => screen.getByRole('columnheader', { name: column }).getAttribute('aria-sort');

  it('by the headings, in both directions', async () => {
    await openList();
    expect(names()).toEqual(['김민수', '마리아', '황보라']);
    expect(order('이름')).toBe('ascending');
    await userEvent.click(button('이름'));
    expect(names()).toEqual(['황보라', '마리아', '김민수']);
    expect(order('이름')).toBe('descending');
    await userEvent.click(button('번호'));
    expect(names()).toEqual(['황보라', '김민수', '마리아']);
    expect([order('번호'), order('이름')]).toEqual(['ascending', 'none']);
  });

  it('by a select field, for phones', async () => {
    await openList();
    await userEvent.selectOptions(screen.getByLabelText('정렬'), '번호 큰 순');
    expect(names()).toEqual(['마리아', '김민수', '황보라']);
    expect(order('번호')).toBe('descending');
  });
});

describe('MEMB-07 duties and zones', () => {
  const elder = aMember({ id: 20, name: '강태준', duty: { id: 4, name: '장로' }, zone: undefined });

  it('filter the table, alone and together, and are in the address', async () => {
    const { navigation } = await openList({ members: [minsu, bora, elder] });
    await userEvent.selectOptions(screen.getByLabelText('직분'), '장로');
    expect(names()).toEqual(['강태준']);
    await userEvent.selectOptions(screen.getByLabelText('구역'), '람바레 구역');
    expect(screen.getByText('찾으시는 회원이 없습니다.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('구역'), '구역 없음');
    expect(names()).toEqual(['강태준']);
    await expect.poll(() => navigation.current()).toContain('duty=%EC%9E%A5%EB%A1%9C&zone=-');
    await userEvent.selectOptions(screen.getByLabelText('직분'), '모든 직분');
    await userEvent.selectOptions(screen.getByLabelText('구역'), '모든 구역');
    expect(names()).toHaveLength(3);
  });

  it('are read from the address, and can order the table', async () => {
    await openList({ members: [minsu, elder], page: '/member/manageMembers?duty=%EC%9E%A5%EB%A1%9C' });
    expect(screen.getByLabelText('직분')).toHaveValue('장로');
    expect(names()).toEqual(['강태준']);
    await userEvent.selectOptions(screen.getByLabelText('직분'), '');
    await userEvent.click(button('구역'));
    expect(names()).toEqual(['김민수', '강태준']);
  });

  it('that no member has are neither a column nor a filter', async () => {
    const plain = { duty: undefined, zone: undefined };
    await openList({ members: [aMember({ id: 1, ...plain })] });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '번호',
      '이름',
      '이메일',
      '할 일',
    ]);
    expect(screen.queryByLabelText('직분')).toBeNull();
  });
});

describe('MEMB-07 the list as a CSV file', () => {
  it('contains the shown members, in their order', async () => {
    const { files } = await openList();
    await userEvent.type(search(), 'example.org');
    await userEvent.click(button('이름'));
    await userEvent.click(button('찾은 2명 내려받기'));
    expect(files).toEqual([[[maria, minsu], savedListMessages]]);
  });
});

describe('MEMB-03 the dialog of a new member', () => {
  it('requires a name, a gender and a date of birth, and marks what is missing in its place', async () => {
    const { repository } = await openList();
    await userEvent.click(button('신규 등록'));
    expect(screen.getByLabelText('이름')).toHaveFocus();
    expect(screen.getByLabelText('이름')).not.toBeRequired();
    expect(screen.getByLabelText('성별')).toBeRequired();
    expect(screen.getByLabelText('생년월일')).toBeRequired();
    await submit();
    expect(screen.getByLabelText('성별')).toHaveAccessibleDescription('성별을 선택해 주세요.');
    expect(screen.getByLabelText('이름')).toHaveAccessibleDescription('이름이 비어 있습니다. 이름을 써 주세요.');
    expect(screen.getByLabelText('이름')).toHaveFocus();
    expect(screen.getByLabelText('생년월일')).toHaveAccessibleDescription('생년월일을 선택해 주세요.');
    expect(repository.asked).toEqual(['all']);
  });

  it.each(['남', '여', '선택 안 함'])('offers %s', async (label) => {
    await openList();
    await userEvent.click(button('신규 등록'));
    expect(within(screen.getByLabelText('성별')).getByRole('option', { name: label })).toBeInTheDocument();
  });

  it('closes by Escape, and keeps the values for the next time', async () => {
    await openList();
    await register();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button('신규 등록'));
    expect(screen.getByLabelText('이름')).toHaveValue('황보라');
    await userEvent.click(button('내용 지우기'));
    expect(screen.getByLabelText('이름')).toHaveValue('');
  });

  it('closes by a press outside', async () => {
    await openList();
    await userEvent.click(button('신규 등록'));
    const backdrop = screen.getByRole('dialog').parentElement ?? document.body;
    // The style sheet that lets the backdrop take presses is not loaded here.
    await userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }).click(backdrop);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('MEMB-04 a new member', () => {
  it('REL-17 is saved once by a double click, and is at the top of the list', async () => {
    const { repository, toasts } = await openList();
    await userEvent.type(search(), '마리아');
    await register({ ...aNewMemberDraft(), name: '선우진' });
    await userEvent.dblClick(dialog().getByRole('button', { name: '등록' }));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(repository.asked).toEqual(['all', 'add']);
    expect(repository.held().at(-1)).toMatchObject({ name: '선우진', gender: 'female', birthDate: '1990-02-28' });
    expect(names()[0]).toBe('선우진방금 등록');
    expect(names()).toHaveLength(4);
    expect(toasts.subjects()).toEqual(['memberAdded']);
  });

  it('moves to their place when the view of the list changes', async () => {
    await openList();
    await register({ ...aNewMemberDraft(), name: '최유나' });
    await submit();
    await userEvent.click(button('이름'));
    expect(names()).toEqual(['황보라', '최유나', '마리아', '김민수']);
  });

  it('who is refused does not change the list, and the toast’s button opens the dialog again', async () => {
    const { toasts } = await openList({ answers: { add: () => Promise.resolve(refused('invalid')) } });
    await register({ ...aNewMemberDraft(), name: '선우진' });
    await submit();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names()).toHaveLength(3);
    toasts.find('memberNotAdded').onAction?.();
    await settle();
    expect(dialog().getByText('아직 등록되지 않은 내용입니다.')).toBeVisible();
    expect(screen.getByLabelText('성별')).toHaveValue('female');
    expect(screen.getByLabelText('생년월일')).toHaveValue('1990-02-28');
    expect(screen.getByLabelText('이름')).toHaveValue('선우진');
  });

  it('who is refused replaces another one in the dialog, and neither loses a value', async () => {
    const add = handSettled<[unknown], Outcome<Member | undefined>>();
    const { toasts } = await openList({ answers: { add: add.call } });
    await register({ ...aNewMemberDraft(), name: '선우진' });
    await submit();
    await register({ ...aNewMemberDraft(), name: '제갈민' });
    add.last().resolve(refused('invalid'));
    await settle();
    expect(screen.getByLabelText('이름')).toHaveValue('제갈민');
    toasts.find('memberNotAdded').onAction?.();
    await settle();
    expect(dialog().getByText('아직 등록되지 않은 내용입니다.')).toBeVisible();
    expect(screen.getByLabelText('이름')).toHaveValue('선우진');
    await submit();
    await userEvent.click(button('신규 등록'));
    expect(screen.getByLabelText('이름')).toHaveValue('제갈민');
  });

  it('with the name of another member is asked about first, however often the button is pressed', async () => {
    const { repository } = await openList();
    await register({ ...aNewMemberDraft(), name: ' 김 민수 ' });
    expect(screen.getByLabelText('이름')).toHaveAccessibleDescription('같은 이름의 회원: 10번 (1980-05-30, 서리집사)');
    await submit();
    expect(dialog().getByRole('alert')).toHaveTextContent('같은 이름의 회원이 이미 있습니다. 다른 분인가요?');
    expect(dialog().getByRole('alert').parentElement).toHaveFocus();
    await userEvent.dblClick(dialog().getByRole('button', { name: '등록' }));
    await settle();
    expect(repository.asked).toEqual(['all']);
    await userEvent.click(dialog().getByRole('button', { name: '다시 살펴보기' }));
    expect(dialog().queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('이름')).toHaveValue(' 김 민수 ');
    await submit();
    await userEvent.click(dialog().getByRole('button', { name: '다른 분입니다. 등록합니다' }));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(repository.asked).toEqual(['all', 'add']);
    expect(names()[0]).toBe('김 민수방금 등록');
  });

  it('whose name is changed after the question is not asked about', async () => {
    const { repository } = await openList();
    await register({ ...aNewMemberDraft(), name: '김민수' });
    await submit();
    await userEvent.type(screen.getByLabelText('이름'), '진');
    expect(dialog().queryByRole('alert')).toBeNull();
    await submit();
    expect(repository.asked).toEqual(['all', 'add']);
  });

  it('whom the server does not return is found by reading the list again', async () => {
    const { repository } = await openList({ answers: { add: () => Promise.resolve(done(undefined)) } });
    await register({ ...aNewMemberDraft(), name: '선우진' });
    await submit();
    expect(repository.asked).toEqual(['all', 'add', 'all']);
    expect(names()).toHaveLength(3);
  });
});

describe('MEMB-06 deleting', () => {
  const remove = async () => {
    await userEvent.click(button('삭제 김민수'));
    await userEvent.click(dialog().getByRole('button', { name: '삭제합니다' }));
    await settle();
  };

  it('asks first, and does nothing when it is cancelled', async () => {
    const { repository } = await openList();
    await userEvent.click(button('삭제 김민수'));
    expect(dialog().getByText('김민수 님을 삭제할까요?')).toBeVisible();
    expect(dialog().getByRole('button', { name: '취소' })).toHaveFocus();
    await userEvent.click(dialog().getByRole('button', { name: '취소' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names()).toHaveLength(3);
    expect(repository.asked).toEqual(['all']);
  });

  it('removes the row, and undo restores it', async () => {
    const { repository, toasts } = await openList();
    await remove();
    expect(names()).toEqual(['마리아', '황보라']);
    expect(screen.getByText('2명')).toBeVisible();
    expect(repository.asked).toEqual(['all', 'remove 10']);
    toasts.find('memberDeleted').onAction?.();
    await settle();
    expect(names()).toEqual(['김민수', '마리아', '황보라']);
    expect(repository.asked.at(-1)).toBe('restore 10');
  });

  it.each([
    ['삭제 김민수', '삭제 마리아'],
    ['삭제 황보라', '삭제 마리아'],
  ])('%s moves the focus to %s', async (removed, next) => {
    await openList();
    await userEvent.click(button(removed));
    await userEvent.click(dialog().getByRole('button', { name: '삭제합니다' }));
    await settle();
    expect(button(next)).toHaveFocus();
  });

  it('that is refused restores the row', async () => {
    const { toasts } = await openList({ answers: { remove: () => Promise.resolve(refused('networkError')) } });
    await remove();
    expect(names()).toHaveLength(3);
    expect(toasts.subjects()).toEqual(['memberNotDeleted']);
  });
});

describe('MEMB-03 the filters on a phone', () => {
  it('are folded at first, and open by a press', async () => {
    await openList();
    const fold = screen.getByRole('button', { name: '조건·내려받기', expanded: false });
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    const narrows = document.getElementById(fold.getAttribute('aria-controls') ?? '');
    expect(within(narrows ?? document.body).getByLabelText('직분')).toBeVisible();
  });

  it('are above the search, which sticks, and never slide under it', async () => {
    await openList();
    for (const label of ['직분', '구역', '정렬']) {
      const order = search().compareDocumentPosition(screen.getByLabelText(label));
      expect(order).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    }
  });

  it('are listed while they are folded', async () => {
    await openList({ page: '/member/manageMembers?duty=서리집사&zone=람바레 구역' });
    expect(button('조건 · 서리집사 · 람바레 구역')).toHaveAttribute('aria-expanded', 'false');
  });
});
