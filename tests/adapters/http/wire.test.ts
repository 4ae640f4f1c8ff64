import { describe, expect, it } from 'vitest';
import { imageAddress } from '@/adapters/http/wire.ts';

const SERVER = 'https://api.example.org/church/';

describe('AUTH-19 the address of an image', () => {
  it.each([
    ['/', '/api/File/content/7', '/api/File/content/7'],
    ['/', 'uploads/cover.jpg?v=2', '/uploads/cover.jpg?v=2'],
    [SERVER, '/api/File/content/7', 'https://api.example.org/api/File/content/7'],
    [SERVER, 'uploads/cover.jpg', 'https://api.example.org/church/uploads/cover.jpg'],
    [SERVER, 'https://api.example.org/cover.jpg', 'https://api.example.org/cover.jpg'],
  ])('on the server %s, %s is %s', (base, named, address) => {
    expect(imageAddress(base, named)).toBe(address);
  });
});

describe('REL-14 an address that is no image of the configured server', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'blob:https://api.example.org/7',
    '//evil.example/cover.jpg',
    '\\\\evil.example\\cover.jpg',
    '/\\evil.example/cover.jpg',
    'https://evil.example/cover.jpg',
    'https://api.example.org.evil.example/cover.jpg',
    'ftp://api.example.org/cover.jpg',
    'http://[broken',
    'https://same-host.invalid//evil.example/x.png',
    'https://site.invalid//evil.example/x.png',
  ])('%j is dropped', (named) => {
    expect(imageAddress(SERVER, named)).toBeUndefined();
    expect(imageAddress('/', named)).toBeUndefined();
  });

  it.each(['/..//evil.example/x.png', './/evil.example/x.png', '/.//evil.example/x.png'])(
    '%j is neither a path of the page’s own host nor an absolute address of another server',
    (named) => {
      expect(imageAddress('/', named)).toBeUndefined();
      expect(new URL(imageAddress(SERVER, named) ?? '').host).toBe('api.example.org');
    },
  );
});
