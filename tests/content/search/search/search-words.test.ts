import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptAround, makeWordsTest, markedParts, searchWords } from '@/content/search/search.ts';

const anything = fc.array(fc.nat(0x10_ffff)).map((codes) => String.fromCodePoint(...codes));
const korean = fc.string({
  unit: fc.constantFrom('소', '망', '교', '회', ' ', 'ㅅ', 'ㅁ', '김', 'a', '\n'),
  maxLength: 60,
});
const text = fc.oneof(anything, korean);

describe('FIND-01 the words of a search', () => {
  it.each([
    ['  소망   교회 ', ['소망', '교회']],
    ['소망 소망', ['소망']],
    ['ㅅ', []],
    ['소망 ㄱ', ['소망']],
    ['ㅏ', []],
    ['ㅅㅁ', ['ㅅㅁ']],
    ['ㄳ', []],
    ['소망'.normalize('NFD'), ['소망']],
    ['', []],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('of %j are %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words);
  });

  it('all have to occur', () => {
    const test = makeWordsTest(['소망', 'ㅇㅂ']);
    expect([test('소망의 예배'), test('소망'), test('예배')]).toEqual([true, false, false]);
  });
});

describe('FIND-01 marks', () => {
  it('stand around each word, and around two that overlap once', () => {
    expect(markedParts('새 소망교회 소식', ['소망', 'ㅁㄱㅎ'])).toMatchObject([
      { text: '새 ', isMarked: false },
      { text: '소망', isMarked: true },
      { text: '교회', isMarked: true },
      { text: ' 소식', isMarked: false },
    ]);
  });

  it('never change a text, whatever it is and whatever is searched', () => {
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 4 }), (whole, words) => {
        const parts = markedParts(whole, words);
        expect(parts.map((part) => part.text).join('')).toBe(whole);
        expect(parts.every((part) => part.text !== '' || whole === '')).toBe(true);
      }),
    );
  });
});

describe('FIND-01 an excerpt', () => {
  const long = `${'앞말 '.repeat(40)}바자회를 엽니다. ${'뒷말 '.repeat(40)}`;

  it('begins a little before the word, at a word, and says that there is more', () => {
    const excerpt = excerptAround(long, ['바자회']);
    expect(excerpt).toMatch(/^…앞말 (?:앞말 ){5,9}바자회를 엽니다\. .*…$/);
    expect(excerpt.length).toBeLessThan(130);
  });

  it('is the beginning of a text that has none of the words, and a short text as a whole', () => {
    expect(excerptAround('짧은 글', ['바자회'])).toBe('짧은 글');
    expect(excerptAround(long, ['없는말'])).toMatch(/^앞말 앞말/);
    expect(excerptAround('  두\n\n줄  ', ['줄'])).toBe('두 줄');
  });

  it('is made of any text', () => {
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 3 }), (whole, words) => {
        expect(excerptAround(whole, words).length).toBeLessThanOrEqual(whole.length + 2);
      }),
    );
  });
});
