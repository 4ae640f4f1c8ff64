import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeKoreanOrder } from '@/shared/hangul.ts';

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
const name = fc.array(syllable, { minLength: 1, maxLength: 4 }).map((letters) => letters.join(''));

describe('the Korean order', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([{}, { numeric: true }])('is that of the language (%o)', (options) => {
    const order = makeKoreanOrder(options);
    const { compare } = new Intl.Collator('ko', options);
    const either = fc.oneof(name, fc.string(), fc.nat().map(String));
    fc.assert(fc.property(name, name, (one, other) => order(one, other) === compare(one, other)));
    fc.assert(fc.property(either, either, (one, other) => order(one, other) === compare(one, other)));
  });

  it('puts a name with accents beside the same name without', () => {
    const names = ['Zárate', 'Alvarez', 'Benítez', 'Álvarez'];
    expect(names.toSorted(makeKoreanOrder())).toEqual(['Alvarez', 'Álvarez', 'Benítez', 'Zárate']);
  });

  it('asks for the tables of the language at its first use, and once', () => {
    const { Collator } = Intl;
    const made = vi.fn();
    const Counted = class extends Collator {
      constructor(...words: ConstructorParameters<typeof Collator>) {
        super(...words);
        made();
      }
    };
    vi.stubGlobal('Intl', { Collator: Counted });
    const order = makeKoreanOrder();
    expect(made).not.toHaveBeenCalled();
    expect(order('김민수', 'Gómez')).toBe(order('황보라', 'Gómez'));
    expect(made).toHaveBeenCalledTimes(1);
  });
});
