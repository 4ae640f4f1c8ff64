import { describe, expect, it } from 'vitest';
import { namesakesOf, withoutMember } from '@/admin/members/members.ts';
import { anEntry } from '../../../builders/member.ts';

const minsu = anEntry({ id: 1, name: '김민수' });
const spaced = anEntry({ id: 2, name: ' 김 민수 ' });
const decomposed = anEntry({ id: 3, name: '김민수'.normalize('NFD') });
const other = anEntry({ id: 4, name: '김민수아' });
const members = [minsu, spaced, decomposed, other];

describe('MEMB-04 members with the same name', () => {
  it('are found however their name is spaced or composed', () => {
    expect(namesakesOf(members, '김민수')).toEqual([minsu, spaced, decomposed]);
    expect(namesakesOf(members, '김\u3000민 수'.normalize('NFD'))).toEqual([minsu, spaced, decomposed]);
  });

  it('are found with and without accents, in any case', () => {
    const gonzalez = anEntry({ id: 6, name: 'María González' });
    expect(namesakesOf([minsu, gonzalez], 'maria gonzalez')).toEqual([gonzalez]);
    expect(namesakesOf([{ ...gonzalez, name: 'MARIA GONZALEZ' }], 'María González')).toHaveLength(1);
  });

  it.each(['', '  ', '\u3000'])('are none for a blank name: %j', (name) => {
    expect(namesakesOf([...members, anEntry({ id: 5, name: '' })], name)).toEqual([]);
  });

  it('are not those whose name only begins so', () => {
    expect(namesakesOf([other], '김민수')).toEqual([]);
  });

  it('do without one of them, whose id may be written as a number or as a text', () => {
    expect(withoutMember(members, '2')).toEqual([minsu, decomposed, other]);
    expect(withoutMember(members, 9)).toEqual(members);
  });
});
