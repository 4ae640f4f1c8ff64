import type { Page } from 'playwright';
import * as z from 'zod';
import { type Cookie, cookieSchema } from '../../../mock-server/hosts/cookie-jar.ts';

/**
 * Runs in the page: reads the mock's cookie jar, after adding cookies to it when there are any, as another tab would.
 */
const openJar = async (cookies: readonly Cookie[] | null) => {
  const settled = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB request failed')));
    });
  const database = await settled(indexedDB.open('mocked-church'));
  const store = database.transaction('parts', 'readwrite').objectStore('parts');
  if (cookies !== null) {
    const index = await settled(store.get('#index'));
    const { writes, changedBy } = index;
    store.put(cookies, 'cookies');
    store.put({ ...index, writes: writes + 1, changedBy: { ...changedBy, cookies: writes + 1 } }, '#index');
  }
  const kept: unknown = await settled(store.get('cookies'));
  database.close();
  return { kept, seenByScripts: document.cookie };
};

const jarSchema = z.object({ kept: z.array(cookieSchema), seenByScripts: z.literal('') });

const path = '/api/Account';

const read = (header: string): Cookie[] =>
  header.split('; ').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return name === '' ? [] : [{ name, value, host: 'localhost', path, expires: null }];
  });

/**
 * Makes a call of one user among several whose cookies would mix in the one jar of a page: the jar contains that user's
 * cookies only during the call. The cookies that the server has set are in the answer as `Set-Cookie`, as with any
 * other host.
 * @throws when a script of the page can read a cookie of the server
 */
export const withCookies = async (page: Page, header: string, call: () => Promise<Response>): Promise<Response> => {
  const before = read(header);
  await page.evaluate(openJar, before);
  const response = await call();
  if (response.headers.has('Set-Cookie')) throw new Error('The page sees a Set-Cookie header');
  const { kept: after } = jarSchema.parse(await page.evaluate(openJar, null));
  const isNew = ({ name, value }: Cookie) => !before.some((each) => each.name === name && each.value === value);
  for (const cookie of after.filter(isNew)) {
    response.headers.append('Set-Cookie', `${cookie.name}=${cookie.value}; Path=${cookie.path}`);
  }
  for (const { name } of before.filter((each) => !after.some((kept) => kept.name === each.name))) {
    response.headers.append('Set-Cookie', `${name}=; Path=${path}; Max-Age=0`);
  }
  return response;
};
