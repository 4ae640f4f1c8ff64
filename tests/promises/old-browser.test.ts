import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const EMOJI = '👨‍👩‍👧';

describe('in a browser without Intl.Segmenter and URL.canParse', () => {
  beforeEach(() => {
    vi.resetModules();
    const known = Object.entries(Object.getOwnPropertyDescriptors(Intl)).filter(([name]) => name !== 'Segmenter');
    vi.stubGlobal('Intl', Object.defineProperties({}, Object.fromEntries(known)));
    vi.stubGlobal('URL', class extends URL {});
    Object.defineProperty(URL, 'canParse', { value: undefined });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('names of members are shown', async () => {
    const { shortName } = await import('@/admin/members/members.ts');
    expect(shortName({ name: '김민수' })).toBe('김민수');
    expect(shortName({ name: '가'.repeat(31) })).toBe(`${'가'.repeat(30)}…`);
    expect(shortName({ name: EMOJI.repeat(2) })).toBe(EMOJI.repeat(2));
  });

  it('images are shown, and addresses of others are not', async () => {
    const { imageAddress } = await import('@/adapters/http/wire.ts');
    expect(imageAddress('https://a.example/', '/b.png')).toBe('https://a.example/b.png');
    expect(imageAddress('https://a.example/', 'https://[')).toBeUndefined();
  });

  it('a return address stays inside the site', async () => {
    const { returnAddress } = await import('@/shared/addresses.ts');
    expect(returnAddress('/member/detail/1')).toBe('/member/detail/1');
    expect(returnAddress('//[')).toBeUndefined();
  });
});
