import { describe, expect, it } from 'vitest';
import { search } from '../../../../mock-server/church/rules/search.ts';
import { findersOf } from '../../../../mock-server/church/rules/search-words.ts';
import { churchAt } from '../../seeds/church-at.ts';

const finds = (text: string, words: string) => findersOf(words).every((find) => find(text) >= 0);

describe('FIND-01 the words of a search', () => {
  it.each([
    ['소망교회', '소망'],
    ['소망교회', 'ㅅㅁ'],
    ['소망교회', '소ㅁ'],
    ['소망교회', '소마'],
    ['송구영신 예배', '송구영신예배'],
    ['예배와 소망', '소망  예배'],
    ['Kim (1.5)', 'KIM (1.5)'],
    ['소망', '소망'.normalize('NFD')],
    ['Ña María González', 'gonzalez maria'],
    ['Nunez', 'núñez'],
  ])('%s has %j', (text, words) => {
    expect(finds(text, words)).toBe(true);
  });

  it.each([
    ['감사 말씀', 'ㅅㅁ'],
    ['소망교회', '소망 예배'],
    ['소망', '소방'],
    ['사망', '소ㅁ'],
    ['Kim 15', '1.5'],
  ])('%s has no %j', (text, words) => {
    expect(finds(text, words)).toBe(false);
  });
});

describe('FIND-01 the content that is searched', async () => {
  const church = await churchAt('2026-11-18');
  const found = (q: string, page = 1) => {
    const outcome = search(church, { q, page, itemsPerPage: 10 });
    if (outcome.kind === 'refused') throw new Error(outcome.detail);
    return outcome.value;
  };

  it('is newest first, by pages without doubles', () => {
    const all = [1, 2, 3].flatMap((page) => found('예배', page));
    expect(all).toHaveLength(30);
    expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(30);
    const moments = all.map(({ date }) => Date.parse(date));
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  });

  it('has of events that repeat the next one, or the last', () => {
    const services = [1, 2, 3, 4, 5]
      .flatMap((page) => found('주일예배', page))
      .filter(({ title }) => title === '주일예배');
    expect(services.map(({ date }) => date)).toEqual(['2026-11-29']);
    expect(found('사랑의 바자회').filter(({ kind }) => kind === 'event')).toMatchObject([{ date: '2026-11-07' }]);
  });

  it('finds a bulletin by its day, and none that has no pages', async () => {
    expect(found('2026년 11월 15일 주보')).toMatchObject([{ kind: 'bulletin', id: 'Sun2026Nov15', excerpt: '' }]);
    await church.bulletins.create({ date: '2031-01-05', imageUrls: [] });
    expect(found('2031년 주보')).toEqual([]);
  });

  it('shows the part of a text in which the word stands', () => {
    const [first] = found('점심');
    expect(first?.excerpt).toContain('점심');
    expect(first?.excerpt.length).toBeLessThan(130);
  });

  it('is nothing that a visitor may not read: no member, no account', () => {
    const [member] = church.members.all();
    const [account] = church.accounts.all();
    expect(found(member?.email ?? '-')).toEqual([]);
    expect(found(account?.email ?? '-')).toEqual([]);
  });
});
