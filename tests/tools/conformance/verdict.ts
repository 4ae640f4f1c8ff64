/** Where an answer is not as the document tells it. Nothing that is kept on the server stands in it. */
export interface Difference {
  readonly where: string;
  readonly expected: string;
  readonly got: string;
}

export type Verdict =
  /** `besides`: fields that the document does not know and the product does not read. */
  | { readonly kind: 'fits'; readonly besides: readonly string[] }
  /** An added call that the server does not have; `without` says what the product does then. */
  | { readonly kind: 'lacks'; readonly without: string }
  | { readonly kind: 'differs'; readonly differences: readonly Difference[] }
  | { readonly kind: 'not asked'; readonly why: string };

/** What was found of one call, or of what browsers ask beside the calls. */
export interface Finding {
  /** `GET /api/Event`, or what else was looked at. */
  readonly name: string;
  readonly requirements: readonly string[];
  readonly verdict: Verdict;
  /** What follows for users, where no requirement says it. */
  readonly consequences?: readonly string[];
}

export const fits: Verdict = { kind: 'fits', besides: [] };

export const notAsked = (why: string): Verdict => ({ kind: 'not asked', why });

export const verdictOn = (differences: readonly Difference[]): Verdict =>
  differences.length === 0 ? fits : { kind: 'differs', differences };
