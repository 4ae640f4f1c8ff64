import type { Locator } from 'playwright';
import { PAGE, type Target } from '../drivers/target.ts';

/**
 * Says which things a phrase means, within the whole page or within another thing; the words are its quoted texts and
 * numbers, in order.
 */
export type Finder = (place: Target, ...words: readonly string[]) => Target;

/**
 * The nouns of the scenarios, by phrase: `…` stands for a quoted text, `#` for a number.
 * @example { 'the announcement …': (place, title) => place.getByRole('article', { name: title }) }
 */
export type Nouns = Readonly<Record<string, Finder>>;

/** The object of a step: `the button "등록"`, `announcement 2`, `the link "행사" in the navigation "교제"`. */
export interface Thing {
  readonly phrase: string;
  readonly target: Target;
  /** The same in the browser. */
  readonly in: (world: { readonly on: (target: Target) => Locator }) => Locator;
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

  const find = (place: Target, words: string): Target => {
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
    read(phrase: string): Thing {
      const [, thing = phrase, place] = new RegExp(`^(${noun})(?: in (${noun}))?$`).exec(phrase) ?? [];
      const target = find(place === undefined ? PAGE : find(PAGE, place), thing);
      return { phrase, target, in: (world) => world.on(target) };
    },
  };
}
