/** Where an answer differs from the document. It contains no data of the server. */
export interface Difference {
  readonly where: string;
  readonly expected: string;
  readonly got: string;
}

export type Verdict =
  /** `besides`: fields that are not in the document and that the product does not read. */
  | { readonly kind: 'fits'; readonly besides: readonly string[] }
  /** An optional call that the server lacks; `without` says what the product does then. */
  | { readonly kind: 'lacks'; readonly without: string }
  | { readonly kind: 'differs'; readonly differences: readonly Difference[] }
  | { readonly kind: 'not asked'; readonly why: string };

/** The finding about one call, or about the rules of browsers. */
export interface Finding {
  /** `GET /api/Event`, or the name of another check. */
  readonly name: string;
  readonly requirements: readonly string[];
  readonly verdict: Verdict;
  /** The consequence for users, where no requirement names it. */
  readonly consequences?: readonly string[];
}

export const fits: Verdict = { kind: 'fits', besides: [] };

export const notAsked = (why: string): Verdict => ({ kind: 'not asked', why });

export const verdictOn = (differences: readonly Difference[]): Verdict =>
  differences.length === 0 ? fits : { kind: 'differs', differences };
