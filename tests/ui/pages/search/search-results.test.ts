import { describe, expect, it } from 'vitest';
import { findPages } from '@/ui/pages/search/search-results.tsx';

const titles = (...words: readonly string[]) => findPages(words).map(({ title }) => title);

describe('FIND-01 the pages of the site', () => {
  it('are found by their names, and by their sections', () => {
    expect(titles('주보')).toEqual(['주보', '이번 주 주보']);
    expect(titles('ㄱㅈㅅㅎ')).toEqual(['공지사항']);
    expect(titles('섬기는', '장로')).toEqual(['장로', '휴무장로', '은퇴장로']);
    expect(titles('없는말')).toEqual([]);
  });

  it('are found by their descriptions where no name has the words', () => {
    expect(titles('달력')).toEqual(['행사']);
  });

  it('are the public ones', () => {
    expect(titles('관리')).toEqual([]);
    expect(titles('내 정보')).toEqual([]);
    expect(findPages(['장로'])[0]?.href).toBe('/people/elders');
  });
});
