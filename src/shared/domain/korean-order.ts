/** Negative when the first text comes before the second, positive when after. */
export type TextOrder = (one: string, other: string) => number;

/** Composed syllables are ordered by their code points, so comparing two needs no collation table. */
const SYLLABLES = /^[\uAC00-\uD7A3]+$/;

/** Numbers without a leading zero: the longer one is the larger. */
const NUMBER = /^[1-9]\d*$/;

/**
 * The Korean order: 가나다. Loading the collation tables takes a browser 10 ms, so they are loaded at their first use.
 * @param options `numeric` sorts 9 before 10
 */
export function makeKoreanOrder(options: { readonly numeric?: boolean } = {}): TextOrder {
  let collator: Intl.Collator | undefined;

  return (one, other) => {
    if (one === other) return 0;
    if (SYLLABLES.test(one) && SYLLABLES.test(other)) return one < other ? -1 : 1;
    if (options.numeric === true && NUMBER.test(one) && NUMBER.test(other))
      return Math.sign(one.length - other.length) || (one < other ? -1 : 1);
    collator ??= new Intl.Collator('ko', options);
    return collator.compare(one, other);
  };
}

/** Sorts by a text of each item, which is computed once; items with equal texts keep their order. */
export function sortedBy<Thing>(
  things: readonly Thing[],
  textOf: (thing: Thing) => string,
  order: TextOrder,
): readonly Thing[] {
  return things
    .map((thing) => ({ thing, text: textOf(thing) }))
    .toSorted((one, other) => order(one.text, other.text))
    .map(({ thing }) => thing);
}
