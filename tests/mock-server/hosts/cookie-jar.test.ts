import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CookieJar, createCookieJar } from '../../../mock-server/hosts/cookie-jar.ts';

const login = new URL('http://church.test/api/account/login');
const refresh = new URL('http://church.test/api/Account/Refresh');

describe('the cookies of a host', () => {
  let jar: CookieJar;

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    jar = createCookieJar();
  });
  afterEach(() => vi.useRealTimers());

  it('go back to their path and to what lies under it', () => {
    jar.store(login, ['token=a=b; Path=/api/Account; HttpOnly']);
    expect(jar.header(refresh)).toBe('token=a=b');
    expect(jar.header(new URL('http://church.test/api/Accountant'))).toBe('');
    expect(jar.header(login)).toBe('');
  });

  it('go back to the folder that set them when no path is named', () => {
    jar.store(login, ['token=a']);
    expect(jar.header(new URL('http://church.test/api/account/other'))).toBe('token=a');
    expect(jar.header(refresh)).toBe('');
  });

  it('stay with the host that set them', () => {
    jar.store(login, ['token=a; Path=/']);
    expect(jar.header(new URL('http://elsewhere.test/'))).toBe('');
  });

  it('are replaced by the next of the same name and path', () => {
    jar.store(login, ['token=a; Path=/', 'other=x; Path=/']);
    jar.store(login, ['token=b; Path=/']);
    expect(jar.header(login)).toBe('other=x; token=b');
  });

  it('end with Max-Age and with Expires', () => {
    jar.store(login, ['short=a; Path=/; Max-Age=60', 'dated=b; Path=/; Expires=Fri, 20 Nov 2026 12:02:00 GMT']);
    vi.advanceTimersByTime(61_000);
    expect(jar.header(login)).toBe('dated=b');
    vi.advanceTimersByTime(60_000);
    expect(jar.header(login)).toBe('');
  });

  it('are gone when they are cleared', () => {
    jar.store(login, ['token=a; Path=/; Max-Age=60']);
    jar.store(login, ['token=; Path=/; Max-Age=0']);
    expect(jar.header(login)).toBe('');
  });
});
