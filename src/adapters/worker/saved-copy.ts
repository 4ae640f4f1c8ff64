/** When an answer was saved; the page reads it too (`adapters/http/http-client.ts`). */
export const SAVED_AT = 'x-saved-at';
/** How long its body is: an answer from a cache does not say. */
const SAVED_SIZE = 'x-saved-size';

/** Of the transfer, and not of the body that is saved. */
const OF_THE_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', 'server-timing'];

/** The answer as it is saved: it says when. A page reads that of itself from its `Server-Timing` (`saved-document.ts`). */
export async function savedCopy(answer: Response, now: Date): Promise<Response> {
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_TRANSFER) headers.delete(name);
  headers.set(SAVED_AT, now.toISOString());
  headers.set(SAVED_SIZE, String(body.size));
  headers.set('server-timing', `saved;desc="${now.toISOString()}"`);
  return new Response(body, { status: answer.status, statusText: answer.statusText, headers });
}

/** What is known of a saved answer without reading it. */
export interface Saved {
  readonly url: string;
  /** Milliseconds since 1970; 0 for what was not saved by this worker. */
  readonly at: number;
  /** In bytes. */
  readonly size: number;
}

export function readSaved(url: string, { headers }: Response): Saved {
  const at = Date.parse(headers.get(SAVED_AT) ?? '');
  return { url, at: Number.isNaN(at) ? 0 : at, size: Number(headers.get(SAVED_SIZE) ?? 0) };
}

/**
 * What has to go so that the rest is no larger than allowed: the oldest first (OFFL-03).
 * @param spared addresses that stay in any case
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
