import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundMembers } from '@/admin/members/member-list.ts';
import { makeHangulSearch } from '@/shared/hangul.ts';
import { anEntry } from '../../../builders/member.ts';

const letter = fc.constantFrom(
  '기',
  '김',
  '미',
  '민',
  'ㄱ',
  'ㅁ',
  ' ',
  'k',
  'K',
  'e',
  '\u0301',
  '\u1100',
  '\u1175',
  '\u11b7',
);
const text = fc.array(letter, { maxLength: 4 }).map((letters) => letters.join(''));

describe('MEMB-07 searching a list again and again', () => {
  it('finds what a search in the whole list would', () => {
    fc.assert(
      fc.property(fc.array(text), fc.array(text), (names, searchTexts) => {
        const members = names.map((name, id) => anEntry({ id, name, email: '' }));
        for (const searchText of searchTexts.flatMap((all) => [
          ...Array.from(all, (_, at) => all.slice(0, at + 1)),
          all,
        ]))
          expect(foundMembers(members, searchText)).toEqual(
            members.filter(({ name }) => makeHangulSearch(searchText)(name)),
          );
      }),
    );
  });

  it('looks only at those found before where the search goes on, and at nobody where it is taken back', () => {
    const read: string[] = [];
    const named = (name: string) => ({
      ...anEntry({ email: '' }),
      get name() {
        read.push(name);
        return name;
      },
    });
    const members = [named('김민수'), named('황보라')];
    const [minsu] = members;
    expect(foundMembers(members, '김')).toEqual([minsu]);
    read.length = 0;
    expect(foundMembers(members, '김미')).toEqual([minsu]);
    expect(new Set(read)).toEqual(new Set(['김민수']));
    read.length = 0;
    foundMembers(members, '김');
    expect(read).toEqual([]);
  });
});
