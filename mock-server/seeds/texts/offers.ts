/** An advertisement before it has a date; `posters` are heading and line of its pictures, in their order. */
export interface Offer {
  readonly title: string;
  readonly author: string;
  readonly paragraphs: readonly string[];
  readonly posters: readonly (readonly [heading: string, line: string])[];
}
