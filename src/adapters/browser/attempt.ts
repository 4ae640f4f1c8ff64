/** What the browser gives, or undefined where it refuses: storage may be denied or full (REL-07). */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
