import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overflow, readSaved, SAVED_AT, type Saved, savedCopy } from '@/adapters/worker/saved-copies.ts';

const NOW = new Date('2026-11-22T12:40:00.000Z');

describe('OFFL-02 a saved answer', () => {
  it('says when it was saved, to the program and to the page itself', async () => {
    const copy = await savedCopy(new Response('[1]', { headers: { 'content-type': 'application/json' } }), NOW);
    expect(copy.headers.get(SAVED_AT)).toBe('2026-11-22T12:40:00.000Z');
    expect(copy.headers.get('server-timing')).toBe('saved;desc="2026-11-22T12:40:00.000Z"');
    expect(copy.headers.get('content-type')).toBe('application/json');
    expect(await copy.json()).toEqual([1]);
  });

  it('keeps status and policy, and nothing that was only true of the transfer', async () => {
    const headers = {
      'content-security-policy': "default-src 'none'",
      'content-encoding': 'gzip',
      'content-length': '9',
    };
    const copy = await savedCopy(new Response('none', { status: 404, headers }), NOW);
    expect(copy.status).toBe(404);
    expect(copy.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(copy.headers.has('content-encoding')).toBe(false);
    expect(copy.headers.has('content-length')).toBe(false);
  });

  it('tells its age and size without being read', async () => {
    const copy = await savedCopy(new Response('가나'), NOW);
    expect(readSaved('/a', copy)).toEqual({ url: '/a', at: NOW.getTime(), size: 6 });
    expect(readSaved('/a', new Response('x'))).toEqual({ url: '/a', at: 0, size: 0 });
  });
});

describe('OFFL-03 the bound of a store', () => {
  const saved = (url: string, at: number, size: number): Saved => ({ url, at, size });
  const none = new Set<string>();

  it('lets the oldest go first', () => {
    const copies = [saved('old', 1, 4), saved('new', 3, 4), saved('middle', 2, 4)];
    expect(overflow(copies, 12, none)).toEqual([]);
    expect(overflow(copies, 9, none)).toEqual(['old']);
    expect(overflow(copies, 4, none)).toEqual(['middle', 'old']);
  });

  it('never lets go what the site opens with', () => {
    const copies = [saved('shell', 1, 4), saved('new', 3, 4)];
    expect(overflow(copies, 4, new Set(['shell']))).toEqual(['new']);
  });

  it('holds for any answers', () => {
    const anyCopies = fc.uniqueArray(fc.record({ url: fc.string(), at: fc.nat(), size: fc.nat({ max: 1000 }) }), {
      selector: ({ url }) => url,
    });
    fc.assert(
      fc.property(anyCopies, fc.nat({ max: 5000 }), (copies, most) => {
        const gone = new Set(overflow(copies, most, none));
        const left = copies.filter(({ url }) => !gone.has(url));
        const oldestLeft = Math.min(...left.map(({ at }) => at));
        expect(left.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(most);
        for (const { url, at } of copies) if (gone.has(url)) expect(at).toBeLessThanOrEqual(oldestLeft);
      }),
    );
  });
});
