import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { defaultView } from '@/admin/members/member-list.ts';
import type { Member, MemberRecord } from '@/admin/members/members.ts';
import { membersEntry } from '@/composition/members.ts';
import { type Outcome, refused } from '@/shared/outcome.ts';
import { removalTexts } from '@/ui/messages/ko/members.ts';
import { MemberIsland } from '@/ui/pages/management/members/member-view.tsx';
import { aMember } from '../../../../builders/member.ts';
import { handSettled } from '../../../../fakes/hand-settled.ts';
import { settle } from '../../../../support/render-with-core.tsx';
import { button, dialog, openMembers } from './open-members.tsx';

const openMember = (opening: Parameters<typeof openMembers>[1] = {}) =>
  openMembers(<MemberIsland id="7" />, { members: [aMember()], page: '/member/detail/7', ...opening });

const field = (label: string | RegExp) => screen.getByLabelText(label);

async function write(label: string | RegExp, text: string) {
  await userEvent.clear(field(label));
  if (text !== '') await userEvent.type(field(label), text);
}

async function save() {
  await userEvent.click(button('저장'));
  await settle();
}

describe('MEMB-05 a member', () => {
  it('has links to the previous and next one in the list, and to the list with its view', async () => {
    const others = [aMember({ id: 1, name: '강태준' }), aMember(), aMember({ id: 9, name: '황보라' })];
    const { servicesOf } = await openMember({ members: others });
    const ways = () =>
      within(screen.getByRole('navigation', { name: '명부에서 앞뒤 회원' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways()).toEqual([['회원 명부로', '/member/manageMembers']]);
    act(() =>
      servicesOf(membersEntry, removalTexts).neighbours.send({
        type: 'members.shown',
        members: others,
        view: { ...defaultView, duty: '장로' },
      }),
    );
    expect(ways()).toEqual([
      ['회원 명부로', '/member/manageMembers?duty=%EC%9E%A5%EB%A1%9C'],
      ['이전 강태준', '/member/detail/1'],
      ['다음 황보라', '/member/detail/9'],
    ]);
  });

  it('with only a name is shown all the same', async () => {
    const bare = aMember({
      email: '',
      gender: undefined,
      birthDate: undefined,
      duty: undefined,
      zone: undefined,
      family: undefined,
    });
    await openMember({ members: [bare] });
    expect(field('성별')).toHaveDisplayValue('모름');
    expect(field('직분')).toHaveDisplayValue('없음');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['없음', '없음']);
    expect(screen.getByText(/아직 가정에 속하지 않아 구역 관리에는 나오지 않습니다/)).toBeVisible();
    expect(screen.queryByRole('link', { name: '구역 관리' })).toBeNull();
  });

  it('is loading, and says so when it may not be seen', async () => {
    const find = handSettled<[unknown], Outcome<MemberRecord>>();
    await openMember({ answers: { find: find.call } });
    expect(screen.getByText('회원 정보를 불러오고 있습니다')).toBeVisible();
    find.last().resolve(refused('forbidden'));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('회원 정보를 볼 권한이 없습니다.');
  });
});

describe('MEMB-05 changing a member', () => {
  it('cannot be saved before something is changed, and can be undone and left unasked', async () => {
    const { tryToLeave } = await openMember();
    expect(button('저장')).toBeDisabled();
    await write('이름', '김민호');
    expect(button('저장')).toBeEnabled();
    await userEvent.click(button('고친 내용 되돌리기'));
    expect(field('이름')).toHaveValue('김민수');
    expect(button('저장')).toBeDisabled();
    expect(tryToLeave()).toBe(false);
  });

  it('that is refused shows the reason, and keeps the values', async () => {
    await openMember({ answers: { save: () => Promise.resolve(refused('forbidden')) } });
    await write('이름', '김민호');
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent(
      '저장하지 못했습니다.권한이 없습니다. 쓰신 내용은 그대로 두었습니다.',
    );
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    expect(field('이름')).toHaveValue('김민호');
  });

  it('whose result the server does not return reads the member again', async () => {
    const { repository } = await openMember({
      answers: { save: () => Promise.resolve({ kind: 'done', value: undefined }) },
    });
    await write('이름', '김민호');
    await save();
    expect(repository.asked).toEqual(['duties', 'find 7', 'save 7', 'find 7']);
    expect(field('이름')).toHaveValue('김민수');
  });
});

describe('MEMB-05 a member whom another user has saved meanwhile', () => {
  async function openConflict(theirs: Partial<Member> = { name: '김민식', gender: 'none' }) {
    const opened = await openMember();
    await write('이름', '김민호');
    await write(/이메일/, 'mine@example.org');
    opened.repository.change(7, theirs);
    await save();
    return opened;
  }

  const side = (name: string, whose: RegExp) => within(screen.getByRole('group', { name })).getByLabelText(whose);
  const confirm = async () => {
    await userEvent.click(dialog().getByRole('button', { name: '고른 대로 저장' }));
    await settle();
  };

  it('can be kept as a whole, either version', async () => {
    const { repository } = await openConflict();
    await userEvent.click(button('모두 내가 쓴 내용으로'));
    await confirm();
    expect(repository.held()).toEqual([aMember({ name: '김민호', email: 'mine@example.org' })]);
  });

  it('causes no question when both saved the same', async () => {
    await openConflict({ name: '김민호', email: 'mine@example.org' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('이름')).toHaveValue('김민호');
    expect(button('저장')).toBeDisabled();
  });

  it('and once more during the choice is compared again, with the choices kept', async () => {
    const { repository } = await openConflict();
    await userEvent.click(side('이름', /저장되어 있는 내용/));
    repository.change(7, { birthDate: '1981-01-01' });
    await confirm();
    expect(
      dialog()
        .getAllByRole('group')
        .map((group) => group.querySelector('legend')?.textContent),
    ).toEqual(['이메일', '생년월일']);
    expect(side('생년월일', /저장되어 있는 내용/)).toBeChecked();
    await confirm();
    expect(repository.held()).toEqual([
      aMember({ name: '김민식', gender: 'none', email: 'mine@example.org', birthDate: '1981-01-01' }),
    ]);
  });

  it('and cannot be loaded can be loaded again, with the typed values still in the form', async () => {
    const find = handSettled<[unknown], Outcome<MemberRecord>>();
    await openMember({ answers: { find: find.call, save: () => Promise.resolve(refused('conflict')) } });
    find.last().resolve({ kind: 'done', value: { member: aMember(), version: '1' } });
    await settle();
    await write('이름', '김민호');
    await save();
    expect(dialog().getByText('저장되어 있는 내용을 불러오고 있습니다')).toBeVisible();
    find.last().resolve(refused('networkError'));
    await settle();
    expect(dialog().getByRole('alert')).toHaveTextContent('저장되어 있는 내용을 불러오지 못했습니다.');
    await userEvent.click(dialog().getByRole('button', { name: '다시 시도' }));
    expect(find.calls).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    expect(field('이름')).toHaveValue('김민호');
  });

  it('and cannot be saved keeps the choices, and moves the focus to the reason, each time again and not by a choice', async () => {
    let saves = 0;
    await openMember({
      answers: { save: () => Promise.resolve(refused((saves += 1) === 1 ? 'conflict' : 'serverFailed')) },
    });
    await write('이름', '김민호');
    await save();
    await confirm();
    expect(dialog().getByRole('alert')).toHaveTextContent('저장하지 못했습니다.');
    expect(dialog().getByRole('alert').parentElement).toHaveFocus();
    expect(side('이름', /내가 쓴 내용/)).toBeChecked();
    await userEvent.click(side('이름', /내가 쓴 내용/));
    expect(side('이름', /내가 쓴 내용/)).toHaveFocus();
    await confirm();
    expect(dialog().getByRole('alert').parentElement).toHaveFocus();
  });
});

describe('MEMB-06 deleting from the member’s own page', () => {
  const remove = async () => {
    await userEvent.click(button('이 회원 삭제'));
    await userEvent.click(dialog().getByRole('button', { name: '삭제합니다' }));
    await settle();
  };

  it('that is refused changes nothing', async () => {
    const { navigation, toasts } = await openMember({
      answers: { remove: () => Promise.resolve(refused('serverFailed')) },
    });
    await write('이름', '김민호');
    await remove();
    expect(toasts.subjects()).toEqual(['memberNotDeleted']);
    expect(field('이름')).toHaveValue('김민호');
    expect(navigation.replaced).toEqual([]);
  });
});
