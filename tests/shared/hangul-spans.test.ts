import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeHangulSearch } from '@/shared/hangul.ts';
import { makeSpanSearch } from '@/shared/hangul-spans.ts';

const found = (text: string, word: string): readonly string[] =>
  makeSpanSearch(word)(text).map(({ start, end }) => text.slice(start, end));

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
const name = fc.array(syllable, { minLength: 1, maxLength: 4 }).map((letters) => letters.join(''));
const anything = fc.array(fc.nat(0x10_ffff)).map((codes) => String.fromCodePoint(...codes));

describe('FIND-01 where a word stands in a text', () => {
  it.each([
    ['소망교회의 소망', '소망', ['소망', '소망']],
    ['소망교회', 'ㅅㅁ', ['소망']],
    ['우리 소망한인교회', 'ㅅㅁㅎㅇ', ['소망한인']],
    ['송구영신 예배', '송구영신예배', ['송구영신 예배']],
    ['소망', '소마', ['소망']],
    ['KIM José', 'josé', ['José']],
    ['가가가', '가가', ['가가']],
    ['김민수'.normalize('NFD'), '민수', ['민수'.normalize('NFD')]],
    ['감사 말씀', 'ㅅㅁ', []],
    ['다른 글', '소망', []],
    ['', '소망', []],
    ['소망', '', []],
  ])('%s and %s: %j', (text, word, expected) => {
    expect(found(text, word)).toEqual(expected);
  });

  it('is where the same rule finds a name', () => {
    fc.assert(
      fc.property(name, name, (text, word) => {
        expect(found(text, word).length > 0).toBe(makeHangulSearch(word)(text));
      }),
    );
  });

  it('is inside of the text, in its order and without overlaps, whatever the text is', () => {
    fc.assert(
      fc.property(anything, anything, (text, word) => {
        const spans = makeSpanSearch(word)(text);
        const places = spans.flatMap(({ start, end }) => [start, end]);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(places.every((place) => place >= 0 && place <= text.length)).toBe(true);
      }),
    );
  });
});
