import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as replacement from '../../../mock-server/hosts/no-cookie-store.ts';

const STORE = new URL('utils/cookieStore.mjs', import.meta.resolve('msw'));

describe("msw's cookies in the demo's bundle (MOCK-01)", () => {
  it('use only what is replaced of their library', async () => {
    const code = await readFile(STORE, 'utf8');
    const [, names = ''] = /import \{([^}]+)\} from "tough-cookie"/.exec(code) ?? [];
    expect(names.split(',').map((name) => name.trim())).toEqual(Object.keys(replacement).toSorted());
    const asked = code.matchAll(/(?:#jar|\bCookie)\.(\w+)/g);
    expect([...asked].map(([, name]) => name)).toEqual(['getCookiesSync', 'setCookie', 'fromJSON']);
  });

  it('are none', async () => {
    const jar = new replacement.CookieJar();
    await jar.setCookie();
    expect([jar.getCookiesSync(), replacement.Cookie.fromJSON()]).toEqual([[], undefined]);
    expect(new replacement.MemoryCookieStore().idx).toEqual({});
  });
});
