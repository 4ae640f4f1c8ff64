import type { Locator, Page } from 'playwright';

/** Where a thing is looked for: the whole page, or inside another thing. */
type Place = Page | Locator;

/** Finds what a phrase names; the words are those in quotation marks and the numbers, in their order. */
export type Finder = (place: Place, ...words: readonly string[]) => Locator;

/**
 * The nouns of the scenarios, by phrase: `…` stands for words in quotation marks, `#` for a number.
 * @example { 'the announcement …': (place, title) => place.getByRole('article', { name: title }) }
 */
export type Nouns = Readonly<Record<string, Finder>>;

/** What a step speaks of: `the button "등록"`, `announcement 2`, `the link "행사" in the navigation "교제"`. */
export interface Thing {
  readonly phrase: string;
  readonly in: (world: { readonly page: Page }) => Locator;
}

const WORDS = String.raw`"[^"]*"`;
const NUMBER = String.raw`\d+`;

const patternOf = (phrase: string): string =>
  phrase
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('…', WORDS)
    .replaceAll('#', NUMBER);

/** Makes one language of the nouns of all pages. @throws Error when two pages use one phrase */
export function createVocabulary(...parts: readonly Nouns[]) {
  const nouns = new Map<string, Finder>();
  for (const [phrase, find] of parts.flatMap((part) => Object.entries(part))) {
    if (nouns.has(phrase)) throw new Error(`Two pages call something "${phrase}"`);
    nouns.set(phrase, find);
  }
  // The longest first: `the button named just "가"` is no `button "…"`.
  const phrases = [...nouns.keys()].toSorted((one, other) => other.length - one.length);
  const noun = `(?:${phrases.map(patternOf).join('|')})`;

  const phraseOf = (words: string): string | undefined =>
    phrases.find((one) => new RegExp(`^${patternOf(one)}$`).test(words));

  const find = (place: Place, words: string): Locator => {
    const phrase = phraseOf(words);
    const finder = nouns.get(phrase ?? '');
    if (finder === undefined) throw new Error(`Nothing is called ${words}`);
    return finder(
      place,
      ...[...words.matchAll(/"([^"]*)"|\b(\d+)\b/g)].map(([, text, number]) => text ?? number ?? ''),
    );
  };

  return {
    /** For the parameter type `{thing}`. */
    pattern: new RegExp(`${noun}(?: in ${noun})?`),
    phrases,
    /** The phrases that a sentence uses. */
    phrasesIn: (sentence: string): readonly string[] =>
      (sentence.match(new RegExp(noun, 'g')) ?? []).flatMap((words) => phraseOf(words) ?? []),
    read: (phrase: string): Thing => ({
      phrase,
      in({ page }) {
        const inner = new RegExp(`^(${noun})(?: in (${noun}))?$`).exec(phrase);
        const [, thing = phrase, place] = inner ?? [];
        return find(place === undefined ? page : find(page, place), thing);
      },
    }),
  };
}
