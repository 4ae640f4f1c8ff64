/** The header with the time at which an answer was saved; the page reads it too (`adapters/http/http-client.ts`). */
export const SAVED_AT = 'x-saved-at';
/** The header with the length of the body, which an answer from a cache does not have. */
const SAVED_SIZE = 'x-saved-size';

/** Headers about the transfer, which do not apply to the saved body. */
const OF_THE_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', 'server-timing'];

/** The answer as it is saved, with the time. The page reads its own time from `Server-Timing` (`saved-document.ts`). */
export async function savedCopy(answer: Response, now: Date): Promise<Response> {
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_TRANSFER) headers.delete(name);
  headers.set(SAVED_AT, now.toISOString());
  headers.set(SAVED_SIZE, String(body.size));
  headers.set('server-timing', `saved;desc="${now.toISOString()}"`);
  return new Response(body, { status: answer.status, statusText: answer.statusText, headers });
}

/** The properties of a saved answer that are known without reading its body. */
export interface Saved {
  readonly url: string;
  /** Milliseconds since 1970; 0 where this worker did not save it. */
  readonly at: number;
  /** In bytes. */
  readonly size: number;
}

export function readSaved(url: string, { headers }: Response): Saved {
  const at = Date.parse(headers.get(SAVED_AT) ?? '');
  return { url, at: Number.isNaN(at) ? 0 : at, size: Number(headers.get(SAVED_SIZE) ?? 0) };
}

/**
 * The oldest copies, as many as have to be deleted so that the others are within the limit (OFFL-03).
 * @param spared addresses that are kept in any case
 */
export function overflow(copies: readonly Saved[], most: number, spared: ReadonlySet<string>): readonly string[] {
  const rank = ({ url, at }: Saved): number => (spared.has(url) ? Number.POSITIVE_INFINITY : at);
  let size = 0;
  return copies
    .toSorted((one, other) => (rank(other) === rank(one) ? 0 : rank(other) - rank(one)))
    .filter((saved) => {
      size += saved.size;
      return size > most && !spared.has(saved.url);
    })
    .map(({ url }) => url);
}
