import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf, makeHangulSearch } from '@/shared/hangul.ts';

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
const anything = fc.array(fc.nat(0x10_ffff)).map((codes) => String.fromCodePoint(...codes));
const name = fc.array(syllable, { minLength: 2, maxLength: 4 }).map((letters) => letters.join(''));

describe('searching a name in Hangul', () => {
  it.each([
    ['김민수', 'ㄱㅁㅅ'],
    ['김민수', 'ㅁㅅ'],
    ['김민수', 'ㄱ'],
    ['김민수', '민수'],
    ['김민수', 'ㄱ민ㅅ'],
    ['김민수', '김ㅁ'],
    ['김민수', '김미'],
    ['김민수', '기'],
    ['김민수', '김민'],
    ['김 민수', 'ㄱㅁ ㅅ'],
    ['박기석', 'ㄱㅅ'],
    ['박기석', 'ㄳ'],
    ['서과장', '서고'],
    ['권값진', '구'],
    ['권값진', '권갑'],
    ['강나래', '강ㄴ'],
    ['이나래', '인'],
    ['José 김', 'jos'],
    ['María González', 'gonzalez'],
    ['Maria Gonzalez', 'GONZÁLEZ'],
    ['Gonza\u0301lez', 'gonzález'],
    ['Núñez 김', 'nunez 김'],
    ['김민수', ''],
    ['김민수', '  '],
    ['쌍둥이', 'ㅆㄷㅇ'],
    ['ㄳ 모임', 'ㄳ'],
  ])('%s is found by %j', (text, searchText) => {
    expect(makeHangulSearch(searchText)(text)).toBe(true);
  });

  it.each([
    ['김민수', 'ㄱㅅ'],
    ['김민수', '민김'],
    ['김민수', 'ㄲ'],
    ['김민수', '김밍'],
    ['강나래', '갅'],
    ['김민수', '기민'],
    ['김민수', '김민수ㄱ'],
    ['쌍둥이', 'ㅅㄷㅇ'],
    ['', 'ㄱ'],
    ['Kim', 'ㄱ'],
    ['González', 'gonzales'],
  ])('%s is not found by %j', (text, searchText) => {
    expect(makeHangulSearch(searchText)(text)).toBe(false);
  });

  it('finds every name by its initials, and by every part of them', () => {
    fc.assert(
      fc.property(name, fc.nat(), (text, at) => {
        const initials = initialsOf(text);
        expect(initials).toMatch(/^[ㄱ-ㅎ]+$/);
        expect(makeHangulSearch(initials)(text)).toBe(true);
        expect(makeHangulSearch(initials.slice(at % initials.length))(`${text}아`)).toBe(true);
      }),
    );
  });

  it('treats composed (NFC) and decomposed (NFD) letters alike', () => {
    fc.assert(
      fc.property(name, name, (text, searchText) => {
        expect(makeHangulSearch(text)(text.normalize('NFD'))).toBe(true);
        expect(makeHangulSearch(text.normalize('NFD'))(text)).toBe(true);
        expect(makeHangulSearch(searchText.normalize('NFD'))(text.normalize('NFD'))).toBe(
          makeHangulSearch(searchText)(text),
        );
      }),
    );
  });

  it('treats conjoining letters (U+1100…) like those of a keyboard', () => {
    expect(makeHangulSearch('\u1100\u1106\u1109')('김민수')).toBe(true);
    expect(makeHangulSearch('\u1102')('김민수')).toBe(false);
  });

  it('keeps finding a name while it is being typed', () => {
    fc.assert(
      fc.property(name, fc.nat(3), (text, at) => {
        const head = text.slice(0, at % text.length);
        const tail = text.charAt(at % text.length);
        // The intermediate states of a syllable while it is typed in an IME.
        const [first = '', vowel = ''] = tail.normalize('NFD');
        for (const typed of [initialsOf(tail), `${first}${vowel}`.normalize('NFC'), tail]) {
          expect(makeHangulSearch(`${head}${typed}`)(text)).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['강태준', ['ㄱ', '기', '가', '강']],
    ['서지우', ['ㅅ', 'ㅅㆍ', '서']],
    ['수진', ['ㅅ', '스', '수']],
    ['여호수아', ['ㅇ', 'ㅇㆍ', 'ㅇㆍㆍ', '여']],
    ['여호수아', ['ㅇ', 'ㅇ·', 'ㅇ‥', '여']],
    ['와타나베', ['ㅇ', 'ㅇㆍ', '오', '외', '와']],
    ['김하늘', ['ㄱ', '기', '깅', '김', '김ㅅ', '김ㅎ', '김히', '김하', '김한', '김하느', '김하는', '김하늘']],
    ['권값진', ['그', '구', '규', '궈', '권', '권ㄱ', '권기', '권가', '권갑', '권값']],
  ])('no press on the way to %s empties a list with that name alone', (text, presses) => {
    for (const typed of presses)
      expect([typed, makeHangulSearch(typed, ['이은혜', text])(text)]).toEqual([typed, true]);
  });

  it('finds what is on the way of a phone’s pad only where it finds nothing else', () => {
    const among = ['강태준', '기은혜', '이수진'];
    expect(among.filter(makeHangulSearch('기', among))).toEqual(['기은혜']);
    expect(among.filter(makeHangulSearch('가', among))).toEqual(['강태준']);
    expect(among.filter(makeHangulSearch('규', among))).toEqual([]);
  });

  it('finds a name while the beginning of its next syllable is still composed with the last one', () => {
    // 기 + ㅁ is 김 until a vowel follows: 기미.
    expect(makeHangulSearch('김')('기미정')).toBe(true);
    expect(makeHangulSearch('박숮')('박수진')).toBe(true);
    expect(makeHangulSearch('박숰')('박수진')).toBe(false);
  });

  it('accepts any text, and finds every part of it', () => {
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        makeHangulSearch(other)(one);
        return makeHangulSearch('')(one);
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, searchText, after) =>
        makeHangulSearch(searchText)(`${before}${searchText}${after}`),
      ),
    );
  });
});
