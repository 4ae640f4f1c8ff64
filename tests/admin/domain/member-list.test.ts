import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemberEntry } from '@/admin/domain/member.ts';
import {
  defaultView,
  isSameView,
  type MemberOrder,
  membersInView,
  orderBy,
  withFirst,
  withMember,
} from '@/admin/domain/member-list.ts';
import { anEntry } from '../../builders/member.ts';

const minsu = anEntry({ id: 10, name: '김민수', email: 'minsu@example.org' });
const bora = anEntry({ id: 9, name: '황보라', email: '' });
const maria = anEntry({ id: 100, name: '마리아 Gómez', email: 'kim.maria@example.org' });
const all = [minsu, bora, maria];

const names = (members: readonly MemberEntry[]) => members.map(({ name }) => name);
const found = (sought: string) => names(membersInView(all, { ...defaultView, sought }));

describe('MEMB-07 searching', () => {
  it.each([
    ['', ['김민수', '마리아 Gómez', '황보라']],
    ['  ', ['김민수', '마리아 Gómez', '황보라']],
    ['ㄱㅁㅅ', ['김민수']],
    ['김ㅁ', ['김민수']],
    ['민수', ['김민수']],
    ['황보라'.normalize('NFD'), ['황보라']],
    ['KIM', ['마리아 Gómez']],
    ['example.org', ['김민수', '마리아 Gómez']],
    ['없는 이름', []],
  ])('%j finds %j', (sought, who) => {
    expect(found(sought)).toEqual(who);
  });

  it('does not wait for a name that nobody can have', () => {
    const longest = anEntry({ name: `${'가'.repeat(50_000)}나` });
    const begun = performance.now();
    expect(membersInView([longest], { ...defaultView, sought: '나' })).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('finds nobody who was not there, and everybody by their own name', () => {
    const entry = fc.record({ id: fc.nat(), name: fc.string({ unit: 'grapheme' }), email: fc.string() });
    fc.assert(
      fc.property(fc.array(entry), fc.string({ unit: 'grapheme' }), (members, sought) => {
        const shown = membersInView(members, { ...defaultView, sought });
        expect(members).toEqual(expect.arrayContaining([...shown]));
        for (const member of members) {
          expect(membersInView(members, { ...defaultView, sought: member.name })).toContain(member);
        }
      }),
    );
  });
});

describe('MEMB-07 sorting', () => {
  it.each<[MemberOrder, readonly unknown[]]>([
    [{ by: 'id', descending: false }, [9, 10, 100]],
    [{ by: 'id', descending: true }, [100, 10, 9]],
    [{ by: 'name', descending: false }, [10, 100, 9]],
    [{ by: 'name', descending: true }, [9, 100, 10]],
    [{ by: 'email', descending: false }, [100, 10, 9]],
    // Whoever has no e-mail stands behind the others all the same.
    [{ by: 'email', descending: true }, [10, 100, 9]],
  ])('by %j', (order, ids) => {
    expect(membersInView(all, { ...defaultView, order }).map(({ id }) => id)).toEqual(ids);
  });

  it('of the same name, the number decides', () => {
    const twins = [anEntry({ id: 20 }), anEntry({ id: 3 })];
    expect(membersInView(twins, defaultView).map(({ id }) => id)).toEqual([3, 20]);
  });

  it('turns round when the same column is chosen again, and begins anew with another', () => {
    const once = orderBy({ by: 'name', descending: false }, 'name');
    expect(once).toEqual({ by: 'name', descending: true });
    expect(orderBy(once, 'name')).toEqual({ by: 'name', descending: false });
    expect(orderBy(once, 'id')).toEqual({ by: 'id', descending: false });
  });
});

describe('members that come and go', () => {
  it('a member takes the place of what was there of them', () => {
    const renamed = anEntry({ id: '10', name: '김민수정' });
    expect(withMember(all, renamed)).toEqual([bora, maria, renamed]);
  });

  it('some stand first, in their own order, those who are there', () => {
    expect(names(withFirst(all, ['100', 9, 5]))).toEqual(['마리아 Gómez', '황보라', '김민수']);
    expect(withFirst(all, [5])).toBe(all);
  });

  it('views are the same that show the same', () => {
    expect(isSameView(defaultView, { ...defaultView, sought: ' ' })).toBe(true);
    expect(isSameView(defaultView, { ...defaultView, sought: '김' })).toBe(false);
    expect(isSameView(defaultView, { ...defaultView, sought: '', order: { by: 'name', descending: true } })).toBe(
      false,
    );
    expect(isSameView(defaultView, { ...defaultView, sought: '', order: { by: 'id', descending: false } })).toBe(false);
  });
});
