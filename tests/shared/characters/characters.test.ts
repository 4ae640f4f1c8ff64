import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endOfCharacters, isBlank, withoutDirection } from '@/shared/characters.ts';

const LETTERS = ['가', '각', 'ᄀ', 'ᅡ', 'ᆨ', '\u0301', '\r', '\n', '👨‍👩‍👧', 'a', ' '];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('REL-14 a text of which nothing can be seen', () => {
  it.each([
    '',
    ' \n\u3000',
    '\u3164',
    '\u115F\u1160',
    '\uFFA0',
    '\u200B\u200D\uFEFF',
    '\u2800',
    '\u00AD',
    '\u202E',
    '\0',
  ])('%j is blank', (text) => expect(isBlank(text)).toBe(true));

  it.each(['가', 'ㄱ', '\u1100', '\u115F\u1161', '.', '👨‍👩‍👧', '\u200Bㄱ'])('%j is not', (text) =>
    expect(isBlank(text)).toBe(false),
  );
});

describe('the characters of a text', () => {
  it('are those of a reader, however they are counted', () => {
    const texts = fc.array(fc.constantFrom(...LETTERS)).map((letters) => letters.join(''));
    fc.assert(
      fc.property(texts, fc.nat(12), (text, length) => {
        const starts = [...new Intl.Segmenter('ko').segment(text)].map(({ index }) => index);
        expect(endOfCharacters(text, length)).toBe(starts[length]);
      }),
    );
  });

  it('of names and plain sentences need no tables of the language', async () => {
    vi.resetModules();
    const { Segmenter } = Intl;
    const made = vi.fn();
    const Counted = class extends Segmenter {
      constructor(...words: ConstructorParameters<typeof Segmenter>) {
        super(...words);
        made();
      }
    };
    vi.stubGlobal('Intl', { Segmenter: Counted });
    const { endOfCharacters: ofNew } = await import('@/shared/characters.ts');
    expect(ofNew('👨‍👩‍👧', 30)).toBeUndefined();
    expect(ofNew('주일 예배 안내입니다.', 5)).toBe(5);
    expect(made).not.toHaveBeenCalled();
    expect(ofNew('👨‍👩‍👧가', 1)).toBe(8);
    expect(made).toHaveBeenCalledTimes(1);
  });
});

describe('where so many characters end', () => {
  it.each([
    ['letters', '소망교회', 2, '교회'],
    ['letters of two parts each', '소망교회'.normalize('NFD'), 2, '교회'.normalize('NFD')],
    ['a family of emoji, which is one', '👨‍👩‍👧가나', 1, '가나'],
    ['an accent, which belongs to its letter', 'e\u0301a', 1, 'a'],
  ])('counts %s', (_, text, length, rest) => {
    expect(text.slice(endOfCharacters(text, length))).toBe(rest);
  });

  it.each([
    ['as many as there are', '소망', 2],
    ['more than there are', '소망', 3],
    ['none at all', '', 0],
  ])('is nowhere for %s', (_, text, length) => {
    expect(endOfCharacters(text, length)).toBeUndefined();
  });

  it('cuts no emoji in two in a browser that knows no characters (Firefox before 125)', async () => {
    const names = Object.getOwnPropertyNames(Intl).filter((name) => name !== 'Segmenter');
    const older = Object.fromEntries(names.map((name) => [name, Reflect.get(Intl, name)]));
    vi.stubGlobal('Intl', older);
    vi.resetModules();
    const { endOfCharacters: ofOlder } = await import('@/shared/characters.ts');
    expect('🙂가나'.slice(ofOlder('🙂가나', 1))).toBe('가나');
  });
});

describe('a text between texts of others', () => {
  it('turns none of them around, and keeps what can be seen', () => {
    expect(withoutDirection('바자회\u202Egnp.exe\u2066 \u200Fשלום\u2069')).toBe('바자회gnp.exe שלום');
  });
});
