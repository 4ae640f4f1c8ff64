import { describe, expect, it } from 'vitest';
import { hasSameWords, wordsOf } from '@/shared/words.ts';

describe('the words of a text', () => {
  it.each([
    ['  김민수\t이  김민수\n', ['김민수', '이', '김민수']],
    ['김'.normalize('NFD'), ['김']],
    [' ', []],
    ['', []],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are the same however they are spaced, but not in another order', () => {
    const words = wordsOf('김 이');
    expect(hasSameWords(words, wordsOf(' 김  이 '))).toBe(true);
    expect(hasSameWords(words, wordsOf('이 김'))).toBe(false);
    expect(hasSameWords(words, wordsOf('김'))).toBe(false);
    expect(hasSameWords([], [])).toBe(true);
  });
});
