import type { FormRequest } from '@/adapters/http/uploads.ts';

type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** The part of XMLHttpRequest that uploads use, controlled by the test. */
export class FakeFormRequest extends EventTarget implements FormRequest {
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  withCredentials = false;
  status = 0;
  responseText = '';
  wasAborted = false;
  readonly #fetch: Fetch;
  readonly #aborting = new AbortController();
  #answered = new Headers();
  #method = 'GET';
  #url = '';

  constructor(fetch: Fetch) {
    super();
    this.#fetch = fetch;
  }

  open(method: string, url: string | URL): void {
    this.#method = method;
    this.#url = String(url);
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  send(body: XMLHttpRequestBodyInit | Document | null = null): void {
    if (!(body instanceof FormData)) throw new TypeError('Uploads send forms alone');
    const init: RequestInit = {
      method: this.#method,
      headers: this.headers,
      body,
      credentials: this.withCredentials ? 'include' : 'omit',
      signal: this.#aborting.signal,
    };
    void this.#carry(init);
  }

  async #carry(init: RequestInit): Promise<void> {
    try {
      const response = await this.#fetch(this.#url, init);
      this.responseText = await response.text();
      this.status = response.status;
      this.#answered = response.headers;
      this.dispatchEvent(new Event('load'));
    } catch {
      if (!this.wasAborted) this.dispatchEvent(new Event('error'));
    }
  }

  abort(): void {
    this.wasAborted = true;
    this.#aborting.abort();
  }

  /** Reports the number of sent bytes. @param total 0 when it is unknown */
  progress(loaded: number, total: number): void {
    const event = new Event('progress');
    this.upload.dispatchEvent(Object.assign(event, { loaded, total, lengthComputable: total > 0 }));
  }
}
