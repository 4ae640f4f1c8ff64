import type { BrowserWindow } from 'happy-dom';
import { type ExpectedSilence, expectedSilence } from '../../support/expected-silence.ts';
import type { Sent } from '../driver.ts';

/** How the church answers; a broken connection rejects. */
type Answer = (request: Request) => Promise<Response>;

/** What the pages of one scenario send; the church in the process answers in place of a network. */
export interface Network {
  readonly sent: readonly Sent[];
  /** Whether an answer is on its way, other than of calls that hang or are held on purpose. */
  readonly isBusy: () => boolean;
  readonly silence: ExpectedSilence;
  readonly connect: (window: BrowserWindow) => void;
}

interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export function createNetwork(answer: Answer): Network {
  const sent: Sent[] = [];
  const underWay = new Set<Sent>();
  const silence = expectedSilence();

  /** @param ending the signal of Node by which the call is given up */
  async function send({ method, url, headers, body }: Outgoing, ending: AbortSignal): Promise<Response> {
    const one: Sent = {
      method,
      url,
      headers: Object.fromEntries(headers),
      json: jsonIn(body),
      fields: isForm(body) ? [...new Set(Array.from(body, ([name]) => name))] : [],
      isGivenUp: () => ending.aborted,
    };
    sent.push(one);
    silence.note(one);
    underWay.add(one);
    try {
      return await answer(new Request(url, { method, headers, body: await bodyOf(body), signal: ending }));
    } finally {
      // The page takes the answer first.
      setImmediate(() => underWay.delete(one));
    }
  }

  return {
    sent,
    isBusy: () => [...underWay].some((one) => !silence.includes(one)),
    silence,
    connect(window) {
      const { href } = window.location;
      Object.assign(window, {
        Headers,
        Request,
        Response,
        fetch: (asked: string | URL | Request, options: RequestInit = {}) => {
          const given = asked instanceof Request ? asked : undefined;
          const ending = new AbortController();
          const signal = options.signal ?? given?.signal;
          const request: Outgoing = {
            method: (options.method ?? given?.method ?? 'GET').toUpperCase(),
            url: new URL(given?.url ?? (asked instanceof Request ? asked.url : asked), href).href,
            headers: new Headers(options.headers ?? given?.headers),
            body: options.body ?? undefined,
          };
          return new window.Promise((resolve, reject) => {
            const giveUp = (): void => {
              ending.abort();
              reject(signal?.reason);
            };
            if (signal?.aborted === true) giveUp();
            else {
              signal?.addEventListener('abort', giveUp);
              // The page knows only the errors of its own realm.
              send(request, ending.signal).then(resolve, () => reject(new window.TypeError('Failed to fetch')));
            }
          });
        },
        XMLHttpRequest: uploadRequestOf(window, send),
      });
    },
  };
}

/** The request by which the site uploads: its progress is told twice, at the beginning and at the end. */
function uploadRequestOf(window: BrowserWindow, send: (request: Outgoing, ending: AbortSignal) => Promise<Response>) {
  return class extends window.EventTarget {
    readonly upload = new window.EventTarget();
    readonly #headers = new Headers();
    readonly #ending = new AbortController();
    #call = { method: 'GET', url: '' };
    #answered = new Headers();
    withCredentials = false;
    status = 0;
    responseText = '';

    open(method: string, address: string): void {
      this.#call = { method, url: new URL(address, window.location.href).href };
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    getAllResponseHeaders(): string {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    send(body: unknown): void {
      const tell = (loaded: number): unknown =>
        this.upload.dispatchEvent(new window.ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }));
      tell(0);
      send({ ...this.#call, headers: this.#headers, body }, this.#ending.signal).then(
        async (response) => {
          this.status = response.status;
          this.#answered = response.headers;
          this.responseText = await response.text();
          tell(100);
          return this.dispatchEvent(new window.Event('load'));
        },
        () => this.#ending.signal.aborted || this.dispatchEvent(new window.Event('error')),
      );
    }

    abort(): void {
      this.#ending.abort();
    }
  };
}

function jsonIn(body: unknown): unknown {
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

interface PageFile {
  readonly name: string;
  readonly type: string;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

const isFile = (value: unknown): value is PageFile =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value;

/** The window's FormData lists what Node's does. */
const isForm = (body: unknown): body is Iterable<[string, unknown]> =>
  typeof body === 'object' && body !== null && Symbol.iterator in body;

/** A form and its files are the window's own; the church knows those of Node. */
async function bodyOf(body: unknown): Promise<BodyInit | null> {
  if (body === undefined || body === null) return null;
  if (typeof body === 'string') return body;
  if (isFile(body)) return new Blob([await body.arrayBuffer()], { type: body.type });
  if (!isForm(body)) throw new TypeError('The church is sent only JSON, files and forms');
  const form = new FormData();
  for (const [name, value] of body)
    if (isFile(value)) form.append(name, new File([await value.arrayBuffer()], value.name, { type: value.type }));
    else form.append(name, String(value));
  return form;
}
