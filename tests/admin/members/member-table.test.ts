import { describe, expect, it } from 'vitest';
import { type MemberTableMessages, memberTable } from '@/admin/members/member-table.ts';
import { anEntry } from '../../builders/member.ts';

const WORDS: MemberTableMessages = {
  headings: {
    id: '번호',
    name: '이름',
    email: '이메일',
    gender: '성별',
    birthDate: '생년월일',
    duty: '직분',
    zone: '구역',
  },
  genders: { male: '남', female: '여', none: '' },
};

describe('MEMB-09 the list as a table', () => {
  it('has headings, and a row for each member in the shown order', () => {
    const members = [anEntry({ id: 2, name: '황보라', email: '' }), anEntry({ id: 'a-1', name: '김민수' })];
    expect(memberTable(members, WORDS)).toEqual([
      ['번호', '이름', '이메일'],
      ['2', '황보라', ''],
      ['a-1', '김민수', 'minsu@example.org'],
    ]);
  });

  it('has a column only where a member has a value', () => {
    const members = [
      anEntry({ id: 1, gender: 'female', birthDate: '1990-02-28', zone: { id: 2, name: '람바레 구역' } }),
      anEntry({ id: 2, gender: 'none', duty: { id: undefined, name: '장로' } }),
    ];
    const [headings, ...rows] = memberTable(members, WORDS);
    expect(headings).toEqual(['번호', '이름', '이메일', '성별', '생년월일', '직분', '구역']);
    expect(rows.map((row) => row.slice(3))).toEqual([
      ['여', '1990-02-28', '', '람바레 구역'],
      ['', '', '장로', ''],
    ]);
  });

  it('of nobody has headings alone', () => {
    expect(memberTable([], WORDS)).toEqual([['번호', '이름', '이메일']]);
  });
});
