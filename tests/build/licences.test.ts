import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packagesOf } from '@/build/licences-plugin.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const OPEN_SOURCE = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense'];

describe('MOCK-06 licences', () => {
  const lock: { readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly license?: string }>> } =
    JSON.parse(read('package-lock.json'));
  const others = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .filter(([, { license }]) => !OPEN_SOURCE.includes(license ?? ''))
    .map(([path, { license }]) => `${path.replace('node_modules/', '')}: ${license}`);

  it('of all bundled packages are open source, except for the one in the README', () => {
    expect(others).toEqual(['@react-leaflet/core: Hippocratic-2.1', 'react-leaflet: Hippocratic-2.1']);
    expect(read('README.md')).toContain(
      '`react-leaflet` 5, with\n`@react-leaflet/core`, is under the Hippocratic License 2.1',
    );
  });

  it('are listed once for each bundled package', () => {
    const modules = [
      '/a/node_modules/react/index.js',
      '/a/node_modules/@x/y/z.js',
      '/a/src/a.ts',
      '/a/node_modules/react/b.js',
    ];
    expect(packagesOf(modules)).toEqual(['/a/node_modules/@x/y', '/a/node_modules/react']);
  });
});
