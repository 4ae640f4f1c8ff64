/**
 * Awaits a write whose page may be left meanwhile: it goes on (REL-18). The page's machine, which would tell how it ended, has
 * stopped by then, so that it is told here.
 * @param page aborted when the page is left, or shows something else
 * @param write with a signal that nobody aborts, for calls that ask for one
 * @param left called in place of the page, with the answer
 */
export async function toItsEnd<Answer>(
  page: AbortSignal,
  write: (signal: AbortSignal) => Promise<Answer>,
  left: (answer: Answer) => void,
): Promise<Answer> {
  const answer = await write(new AbortController().signal);
  if (page.aborted) left(answer);
  return answer;
}
