/** Whoever gave up, or left the page, knows; that a session has ended is told by itself, once (REL-18, AUTH-15, REL-02). */
const TOLD_ELSEWHERE: readonly string[] = ['aborted', 'unauthorized'];

/** Whether a reader is told that something failed for this reason. */
export function isReported(reason: string): boolean {
  return !TOLD_ELSEWHERE.includes(reason);
}
