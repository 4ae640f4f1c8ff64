import * as z from 'zod';
import { CookieJar } from './cookie-jar.ts';
import type { Host } from './host.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const tokenAnswer = z.object({ accessToken: z.string() });

/** A user's browser: with its own cookies, and the bearer of the signed-in user. */
export class Browser {
  readonly jar = new CookieJar();
  accessToken: string | undefined;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  async send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookie = this.jar.headerFor(path);
    if (cookie) headers.set('Cookie', cookie);
    if (this.accessToken && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${this.accessToken}`);
    const response = await this.#host.fetch(path, { ...init, method, headers });
    this.jar.store(response);
    return response;
  }

  sendJson(
    method: string,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return this.send(method, path, {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }

  get(path: string): Promise<Response> {
    return this.send('GET', path);
  }

  async json(path: string): Promise<unknown> {
    const response = await this.get(path);
    return response.json();
  }

  /** Signs in, or refreshes, and stores the access token when there is one. */
  async takeToken(path: string, body: unknown): Promise<Response> {
    const response = await this.sendJson('POST', path, body);
    if (response.ok) {
      this.accessToken = tokenAnswer.parse(await response.clone().json()).accessToken;
    }
    return response;
  }

  login({ email, password }: Credentials): Promise<Response> {
    return this.takeToken('/api/account/login', { email, password });
  }

  refresh(): Promise<Response> {
    return this.takeToken('/api/Account/Refresh', { accessToken: this.accessToken ?? '' });
  }
}

/** A browser with a signed-in user. */
export async function signedIn(host: Host, who: Credentials): Promise<Browser> {
  const browser = new Browser(host);
  const response = await browser.login(who);
  if (!response.ok) throw new Error(`${who.email} could not sign in: ${response.status}`);
  return browser;
}
