import { describe, expect, it } from 'vitest';
import type { Family } from '@/admin/boards/zones.ts';
import { memberLabel, nameOnBoard, shownName, totalOf, withDirectionParticle } from '@/ui/messages/ko/boards.ts';
import { familyInShort, familyLabel } from '@/ui/messages/ko/zones.ts';
import { aFamily } from '../../../builders/zone-board.ts';

describe('the label of a destination', () => {
  it.each([
    ['장로', '장로로'],
    ['권사', '권사로'],
    ['비야모라 구역', '비야모라 구역으로'],
    ['강현준 가정', '강현준 가정으로'],
    ['서울', '서울로'],
    ['Somang', 'Somang로'],
  ])('%s: %s', (place, words) => {
    expect(withDirectionParticle(place)).toBe(words);
  });
});

describe('ZONE-01 a family', () => {
  it('is called by its name, else by the person who leads it', () => {
    expect(familyLabel(aFamily(1))).toBe('가정 1');
    expect(familyLabel({ ...aFamily(1, { head: 2 }), name: '' })).toBe('교인 2 가정');
    expect(familyLabel({ ...aFamily(1, { spouse: 3 }), name: '' })).toBe('교인 3 가정');
    expect(familyLabel({ ...aFamily(1, { members: [4] }), name: '' })).toBe('교인 4 가정');
    expect(familyLabel({ ...aFamily(1), name: '' })).toBe('이름 없는 가정');
  });

  it('contains the head when the name does not, and the number of the others', () => {
    const named = (family: Family) => ({ ...family, name: '' });
    expect(familyInShort(aFamily(1, { head: 2, spouse: 3, members: [4, 5] }))).toBe('교인 2 · 교인 3 외 2명');
    expect(familyInShort(named(aFamily(1, { head: 2, spouse: 3, members: [4, 5] })))).toBe('교인 3 외 2명');
    expect(familyInShort(named(aFamily(1, { head: 2, members: [4, 5] })))).toBe('3명');
    expect(familyInShort(aFamily(1, { head: 2 }))).toBe('교인 2');
    expect(familyInShort(aFamily(1, { members: [4] }))).toBe('1명');
  });
});

describe('the number of shown items', () => {
  it('is given with the number of all', () => {
    expect([totalOf(3, 3), totalOf(1, 3)]).toEqual(['모두 3명', '모두 3명 가운데 1명']);
  });
});

describe('REL-14 a person with a name of which nothing can be seen', () => {
  it.each(['', ' ', '\u3164', '\u200B'])('is shown as one without a name: %j', (name) => {
    expect(shownName(name)).toBe('이름 없음');
    expect(nameOnBoard({ id: 7, name, isNamesake: true })).toBe('이름 없음(7번)');
    expect(memberLabel({ id: 7, name })).toBe('이름 없는 교우 님');
  });
});
