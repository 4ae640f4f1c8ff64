/** The result of an access, or undefined when the browser refuses it: storage may be denied or full (REL-07). */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
