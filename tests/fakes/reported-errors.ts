const reported: unknown[] = [];
const expected: unknown[] = [];

/** Stands in for what a browser does with an error that nobody caught. */
export function keepReported(error: unknown): void {
  reported.push(error);
}

/** What a test breaks something with on purpose: its end sees to it that this was reported, and once. */
export function brokenOnPurpose(): Error {
  const error = new TypeError('broken on purpose');
  expected.push(error);
  return error;
}

/** What was reported until now, for errors that a test does not make itself. */
export function takeReported(): readonly unknown[] {
  return reported.splice(0);
}

/** What was reported and what should have been, since this was asked last. */
export function takeAllReported(): { readonly reported: readonly unknown[]; readonly expected: readonly unknown[] } {
  return { reported: takeReported(), expected: expected.splice(0) };
}
