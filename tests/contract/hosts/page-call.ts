import type { Page } from 'playwright';
import * as z from 'zod';

type Field = readonly [name: string, value: string];
type CarriedFile = readonly [name: string, fileName: string, type: string, beginning: string, size: number];

/**
 * A request in a form that can be passed to a page: of a file its bytes up to the last that is not zero, and its size.
 */
interface CarriedRequest {
  /** The event of the page's window by which the call is given up. */
  readonly ending: string;
  readonly path: string;
  readonly method: string;
  readonly headers: readonly Field[];
  readonly text: string | null;
  readonly form: readonly (Field | CarriedFile)[] | null;
}

const answerSchema = z.object({
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.base64(),
});

const carriedEntry = async (name: string, value: string | File): Promise<Field | CarriedFile> => {
  if (typeof value === 'string') return [name, value];
  const bytes = Buffer.from(await value.arrayBuffer());
  const beginning = bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
  return [name, value.name, value.type, beginning.toString('base64'), bytes.length];
};

let count = 0;

const carried = async (path: string, { method = 'GET', headers, body }: RequestInit): Promise<CarriedRequest> => ({
  ending: `call-${(count += 1)}-given-up`,
  path,
  method,
  headers: [...new Headers(headers)],
  text: typeof body === 'string' ? body : null,
  form: body instanceof FormData ? await Promise.all([...body].map((entry) => carriedEntry(...entry))) : null,
});

/** Runs in the page. */
const send = async ({ ending, path, method, headers, text, form }: CarriedRequest) => {
  const bytesOf = (base64: string, size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    return bytes;
  };
  const data = new FormData();
  for (const [name, value, type, beginning = '', size = 0] of form ?? []) {
    if (type === undefined) data.append(name, value);
    else data.append(name, new File([bytesOf(beginning, size)], value, { type }), value);
  }
  const body = form === null ? text : data;
  const giving = new AbortController();
  addEventListener(ending, () => giving.abort(), { once: true });
  const response = await fetch(path, {
    method,
    signal: giving.signal,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    body,
  });
  const letters = Array.from(new Uint8Array(await response.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return { status: response.status, headers: [...response.headers], body: btoa(letters.join('')) };
};

const bodiless = new Set([204, 205, 304]);

/** Sends a request from a page to its own origin, and returns the whole answer. */
export const callFromPage = async (page: Page, path: string, init: RequestInit): Promise<Response> => {
  const request = await carried(path, init);
  const giveUp = () => void page.evaluate((ending) => dispatchEvent(new Event(ending)), request.ending);
  init.signal?.addEventListener('abort', giveUp, { once: true });
  const answer = answerSchema.parse(await page.evaluate(send, request));
  const { status, headers } = answer;
  return new Response(bodiless.has(status) ? null : Buffer.from(answer.body, 'base64'), { status, headers });
};
