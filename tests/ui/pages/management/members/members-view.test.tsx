import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Member } from '@/admin/members/members.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { MembersIsland } from '@/ui/pages/management/members/members-view.tsx';
import { aMember, aNewMemberDraft } from '../../../../builders/member.ts';
import { handSettled } from '../../../../fakes/hand-settled.ts';
import { MOST_MEMBERS } from '../../../../support/limits.ts';
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
  it('that are loading show a skeleton', async () => {
    await openList({ answers: { all: () => new Promise(() => undefined) } });
    expect(screen.getByText('회원 명부를 불러오고 있습니다')).toBeVisible();
    expect(search()).toBeVisible();
  });
});

describe('MEMB-07 searching', () => {
  it('that found nobody and is cleared leaves the keyboard at the list, since its button is gone', async () => {
    await openList();
    await userEvent.type(search(), '없는 이름');
    await userEvent.click(button('모두 보기'));
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toContainElement(screen.getByRole('table'));
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

describe('MEMB-04 a new member', () => {
  it('moves to their place when the view of the list changes', async () => {
    await openList();
    await register({ ...aNewMemberDraft(), name: '최유나' });
    await submit();
    await userEvent.click(button('이름'));
    expect(names()).toEqual(['황보라', '최유나', '마리아', '김민수']);
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

  it('with the name of another member is told who that is, and can be looked at again before the answer', async () => {
    await openList();
    await register({ ...aNewMemberDraft(), name: ' 김 민수 ' });
    expect(screen.getByLabelText('이름')).toHaveAccessibleDescription('같은 이름의 회원: 10번 (1980-05-30, 서리집사)');
    await submit();
    expect(dialog().getByRole('alert').parentElement).toHaveFocus();
    await userEvent.click(dialog().getByRole('button', { name: '다시 살펴보기' }));
    expect(dialog().queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('이름')).toHaveValue(' 김 민수 ');
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

describe('MEMB-03 the filters on a phone', () => {
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
