import * as z from 'zod';
import { type Persona, personas } from '../../../mock-server/seeds/personas.ts';

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
  credentials: 'include',
});

/** A call with the parts of its answer that tests check. */
export const callChurch = async (fetch: Fetch, url: string, init?: RequestInit) => {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') === true && text !== '';
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text, headers: response.headers };
};

const tokens = z.object({ accessToken: z.string() });

export const accessTokenOf = (body: unknown): string => tokens.parse(body).accessToken;

/** Signs a persona in and returns the access token. */
export const signIn = async (fetch: Fetch, base: string, { email, password }: Persona = personas.admin) => {
  const response = await fetch(`${base}/api/account/login`, json('POST', { email, password }));
  const accessToken = accessTokenOf(await response.json());
  return { accessToken, bearer: { Authorization: `Bearer ${accessToken}` } };
};

export const refresh = (fetch: Fetch, base: string, accessToken: string) =>
  callChurch(fetch, `${base}/api/Account/Refresh`, json('POST', { accessToken }));
