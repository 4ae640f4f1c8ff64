import { bulletinLabel } from './site-requests.ts';

/** The header with the time at which an answer was saved; the page reads it too (`adapters/http/client.ts`). */
export const SAVED_AT = 'x-saved-at';
/** The header with the length of the body, which an answer from a cache does not have. */
const SAVED_SIZE = 'x-saved-size';

/** Headers about the transfer, which do not apply to the saved body. */
const OF_THE_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', 'server-timing'];

/** The answer as it is saved, with the time. The page reads its own time from `Server-Timing` (`site-worker.ts`). */
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

/**
 * The saved answer for a Sunday that is later than any that was requested: at the time, there was no bulletin for that
 * Sunday. The page then looks a week back, and finds the newest one that is saved (OFFL-02).
 * @param copies the saved answers for bulletins
 */
export function speaksFor(url: string, copies: readonly Saved[]): Saved | undefined {
  const asked = dayOf(url);
  const known = copies.filter((saved) => !Number.isNaN(dayOf(saved.url)));
  if (known.length === 0 || !known.every((saved) => dayOf(saved.url) < asked)) return undefined;
  return known.toSorted((one, other) => other.at - one.at)[0];
}

/** A label such as `Sun2026Nov22` as a number that grows with the days. */
function dayOf(url: string): number {
  const [, year, month, day] = /^Sun(\d{4})([A-Z][a-z]{2})(\d{2})$/.exec(bulletinLabel(url) ?? '') ?? [];
  return Date.parse(`${day} ${month} ${year} 00:00:00 GMT`);
}
