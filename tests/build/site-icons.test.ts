import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';

const PUBLIC = new URL('../../src/church/public/', import.meta.url);
const file = (name: string): URL => new URL(name.replace(/^\//, ''), PUBLIC);

const manifestSchema = z.object({
  lang: z.literal('ko'),
  name: z.literal('아순시온 소망한인교회'),
  short_name: z.string().max(12),
  start_url: z.literal('/'),
  display: z.literal('standalone'),
  theme_color: z.string(),
  screenshots: z.array(z.object({ src: z.string(), sizes: z.string(), form_factor: z.string() })),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() })),
});

/** Width and height from a PNG's first chunk. */
const sizeOf = (name: string): string => {
  const bytes = readFileSync(file(name));
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

it('OFFL-01 the manifest is Korean and every icon is as large as it says', () => {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file('site.webmanifest'), 'utf8')));

  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toContain('maskable 512x512');
  for (const { src, sizes, type } of manifest.icons) {
    expect(statSync(file(src)).size).toBeGreaterThan(0);
    if (type === 'image/png') expect(sizeOf(src)).toBe(sizes);
  }
  expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
});

it('OFFL-01 the manifest shows the site on a phone and on a desk, in pictures of at most 200 kB', () => {
  const { screenshots } = manifestSchema.parse(JSON.parse(readFileSync(file('site.webmanifest'), 'utf8')));

  expect(screenshots.map(({ form_factor: form }) => form)).toEqual(['narrow', 'wide']);
  for (const { src, sizes } of screenshots) {
    expect(sizeOf(src)).toBe(sizes);
    expect(statSync(file(src)).size).toBeLessThanOrEqual(200_000);
  }
});

it('the card for chat previews has the size that they expect and weighs at most 120 kB', () => {
  expect(sizeOf('social-card.png')).toBe('1200x630');
  expect(statSync(file('social-card.png')).size).toBeLessThanOrEqual(120_000);
});
