import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  columnOrders,
  defaultView,
  filterValues,
  isSameView,
  type MemberOrder,
  membersInView,
  orderBy,
  UNASSIGNED,
  withFirst,
  withMember,
} from '@/admin/members/member-list.ts';
import type { MemberEntry } from '@/admin/members/members.ts';
import { anEntry } from '../../../builders/member.ts';

const minsu = anEntry({ id: 10, name: '김민수', email: 'minsu@example.org' });
const bora = anEntry({ id: 9, name: '황보라', email: '' });
const maria = anEntry({ id: 100, name: '마리아 Gómez', email: 'kim.maria@example.org' });
const all = [minsu, bora, maria];

const names = (members: readonly MemberEntry[]) => members.map(({ name }) => name);
const found = (searchText: string) => names(membersInView(all, { ...defaultView, searchText }));

describe('MEMB-07 the values of a filter', () => {
  it.each([
    ['', ['권사', '집사', UNASSIGNED]],
    ['집사', ['권사', '집사', UNASSIGNED]],
    [UNASSIGNED, ['권사', '집사', UNASSIGNED]],
    ['장로', ['권사', '집사', '장로', UNASSIGNED]],
  ])('chosen %j', (chosen, values) => {
    expect(filterValues(['권사', '집사'], chosen)).toEqual(values);
  });

  it('can be members without one even where nobody has one', () => {
    expect(filterValues([], '')).toEqual([UNASSIGNED]);
  });
});

describe('MEMB-07 the orders to choose from', () => {
  it('are both of each column', () => {
    expect(columnOrders(['name', 'duty'])).toEqual([
      { by: 'name', descending: false },
      { by: 'name', descending: true },
      { by: 'duty', descending: false },
      { by: 'duty', descending: true },
    ]);
  });
});

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
  ])('%j finds %j', (searchText, who) => {
    expect(found(searchText)).toEqual(who);
  });

  it('is fast for a name of absurd length', () => {
    const longest = anEntry({ name: `${'가'.repeat(50_000)}나` });
    const begun = performance.now();
    expect(membersInView([longest], { ...defaultView, searchText: '나' })).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('finds only members of the list, and each member by their own name', () => {
    const entry = fc.record({ id: fc.nat(), name: fc.string({ unit: 'grapheme' }), email: fc.string() });
    fc.assert(
      fc.property(fc.array(entry), fc.string({ unit: 'grapheme' }), (members, searchText) => {
        const shown = membersInView(members, { ...defaultView, searchText });
        expect(members).toEqual(expect.arrayContaining([...shown]));
        for (const member of members) {
          expect(membersInView(members, { ...defaultView, searchText: member.name })).toContain(member);
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
    // Members without an e-mail are last in descending order too.
    [{ by: 'email', descending: true }, [10, 100, 9]],
  ])('by %j', (order, ids) => {
    expect(membersInView(all, { ...defaultView, order }).map(({ id }) => id)).toEqual(ids);
  });

  it('by id where the names are equal', () => {
    const twins = [anEntry({ id: 20 }), anEntry({ id: 3 })];
    expect(membersInView(twins, defaultView).map(({ id }) => id)).toEqual([3, 20]);
  });

  it('is reversed when the same column is chosen again, and ascending for another one', () => {
    const once = orderBy({ by: 'name', descending: false }, 'name');
    expect(once).toEqual({ by: 'name', descending: true });
    expect(orderBy(once, 'name')).toEqual({ by: 'name', descending: false });
    expect(orderBy(once, 'id')).toEqual({ by: 'id', descending: false });
  });
});

describe('MEMB-07 the work of a long list', () => {
  afterEach(() => vi.restoreAllMocks());

  const MANY = 2000;
  const many = Array.from({ length: MANY }, (_, at) =>
    anEntry({ id: at, name: `김${String.fromCodePoint(0xac00 + at)}`, email: `member${at}@example.org` }),
  );

  it('reads every name and address once, however many letters are typed', () => {
    const read = vi.spyOn(String.prototype, 'normalize');
    for (const searchText of ['ㄱ', '기', '김', '김ㅁ', '김미', '김민'])
      membersInView(many, { ...defaultView, searchText });
    // The text that is searched is cached, too, and each syllable once for its first consonant.
    expect(read.mock.calls.length).toBeLessThan(2 * MANY + MANY + 100);
  });

  it('is sorted once for an order, however many letters are typed', () => {
    const sort = vi.spyOn(Array.prototype, 'toSorted');
    for (const searchText of ['ㄱ', '기', '김']) membersInView(many, { ...defaultView, searchText });
    const first = sort.mock.calls.length;
    for (const searchText of ['김ㅁ', '김미', '김민']) membersInView(many, { ...defaultView, searchText });
    expect(sort.mock.calls).toHaveLength(first);
  });
});

describe('members that are added and changed', () => {
  it('a member replaces their earlier entry', () => {
    const renamed = anEntry({ id: '10', name: '김민수정' });
    expect(withMember(all, renamed)).toEqual([bora, maria, renamed]);
  });

  it('the given members are first, in the given order', () => {
    expect(names(withFirst(all, ['100', 9, 5]))).toEqual(['마리아 Gómez', '황보라', '김민수']);
    expect(withFirst(all, [5])).toBe(all);
  });

  it('views are equal when they show the same', () => {
    expect(isSameView(defaultView, { ...defaultView, searchText: ' ' })).toBe(true);
    expect(isSameView(defaultView, { ...defaultView, searchText: '김' })).toBe(false);
    expect(isSameView(defaultView, { ...defaultView, searchText: '', order: { by: 'name', descending: true } })).toBe(
      false,
    );
    expect(isSameView(defaultView, { ...defaultView, searchText: '', order: { by: 'id', descending: false } })).toBe(
      false,
    );
  });
});
