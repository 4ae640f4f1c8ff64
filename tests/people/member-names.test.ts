import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMembers, inNameOrder, type MemberName } from '@/people/member-names.ts';
import { MOST_SHOWN } from '../support/limits.ts';

const member = (id: number, name: string, email = ''): MemberName => ({ id, name, email });
const all = [
  member(1, '남소이'),
  member(2, '김민수', 'minsu@example.org'),
  member(3, '이선영', 'sunyoung@example.org'),
  member(4, '김민수', 'minsu2@example.org'),
];
const idsOf = (members: readonly MemberName[]) => members.map(({ id }) => id);

describe('ORGN-10 finding a member', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['  ', [1, 2, 3, 4]],
    ['ㄱㅁㅅ', [2, 4]],
    ['김ㅁ', [2, 4]],
    ['선영', [3]],
    // A family name lists that family first.
    ['이', [3, 1]],
    ['MINSU2', [4]],
    ['example.org', [2, 3, 4]],
    ['없는 이름', []],
  ])('%j finds %j', (searchText, ids) => {
    const { shown, more } = findMembers(all, searchText);
    expect(idsOf(shown)).toEqual(ids);
    expect(more).toBe(0);
  });

  it('shows a limited number, and how many more there are', () => {
    const many = Array.from({ length: 400 }, (_, id) => member(id, `교인 ${id}`));
    const { shown, more } = findMembers(many, '교인');
    expect(shown).toHaveLength(MOST_SHOWN);
    expect(more).toBe(400 - MOST_SHOWN);
  });

  it('finds every member by the whole name', () => {
    const names = fc.array(fc.constantFrom('김민수', '이선영', '박정훈', '남궁소이', 'Ana'), { maxLength: MOST_SHOWN });
    fc.assert(
      fc.property(names, fc.nat(), (list, pick) => {
        const members = list.map((name, id) => member(id, name));
        expect(findMembers(members, '').shown).toHaveLength(members.length);
        const one = members[pick % Math.max(1, members.length)];
        if (one !== undefined) expect(idsOf(findMembers(members, one.name).shown)).toContain(one.id);
      }),
    );
  });
});

describe('the register', () => {
  it('is in Korean order', () => {
    expect(inNameOrder(all).map(({ name }) => name)).toEqual(['김민수', '김민수', '남소이', '이선영']);
  });
});
