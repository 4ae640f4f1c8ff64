import { describe, expect, it } from 'vitest';
import { objectOf, subjectOf } from '@/ui/messages/ko/grammar.ts';

describe('a noun with its particle', () => {
  it.each([
    ['공지사항', '공지사항을', '공지사항이'],
    ['광고', '광고를', '광고가'],
    ['성경공부 문제지', '성경공부 문제지를', '성경공부 문제지가'],
    ['내용', '내용을', '내용이'],
  ])('%s: %s, %s', (noun, object, subject) => {
    expect([objectOf(noun), subjectOf(noun)]).toEqual([object, subject]);
  });
});
