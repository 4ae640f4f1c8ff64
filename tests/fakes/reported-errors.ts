const reported: unknown[] = [];
const expected: unknown[] = [];

/** Replaces the browser's reporting of an uncaught error. */
export function keepReported(error: unknown): void {
  reported.push(error);
}

/** An error for a test to throw; the end of the test checks that it was reported exactly once. */
export function brokenOnPurpose(): Error {
  const error = new TypeError('broken on purpose');
  expected.push(error);
  return error;
}

/** The errors reported so far, for errors that the test did not create itself. */
export function takeReported(): readonly unknown[] {
  return reported.splice(0);
}

/** The reported and the expected errors since the last call. */
export function takeAllReported(): { readonly reported: readonly unknown[]; readonly expected: readonly unknown[] } {
  return { reported: takeReported(), expected: expected.splice(0) };
}
