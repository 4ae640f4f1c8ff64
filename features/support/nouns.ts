import type { Locator, Page } from 'playwright';

/** Where an element is searched: the whole page, or inside another element. */
type Place = Page | Locator;

/** Finds the element of a phrase; the words are its quoted texts and numbers, in order. */
export type Finder = (place: Place, ...words: readonly string[]) => Locator;

/**
 * The nouns of the scenarios, by phrase: `…` stands for a quoted text, `#` for a number.
 * @example { 'the announcement …': (place, title) => place.getByRole('article', { name: title }) }
 */
export type Nouns = Readonly<Record<string, Finder>>;

/** The object of a step: `the button "등록"`, `announcement 2`, `the link "행사" in the navigation "교제"`. */
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

/** Joins the nouns of all pages. @throws Error when two pages use the same phrase */
export function createVocabulary(...parts: readonly Nouns[]) {
  const nouns = new Map<string, Finder>();
  for (const [phrase, find] of parts.flatMap((part) => Object.entries(part))) {
    if (nouns.has(phrase)) throw new Error(`Two pages call something "${phrase}"`);
    nouns.set(phrase, find);
  }
  // Longest first: `the button named just "가"` must not match `button "…"`.
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
    /** The phrases in a sentence. */
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
