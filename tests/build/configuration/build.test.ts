import { describe, expect, it } from 'vitest';
import { readBuildConfiguration } from '@/build/configuration.ts';

const real = {
  mocked: false,
  VITE_API_BASE_URL: 'https://api.example.org/',
  VITE_SITE_URL: 'https://www.example.org/',
} as const;

describe('AUTH-19 the address of the server', () => {
  it.each([
    ['https://api.example.org/', 'https://api.example.org/'],
    ['https://api.example.org', 'https://api.example.org/'],
    ['http://localhost:5000/base', 'http://localhost:5000/base/'],
    ['/', '/'],
  ])('%s is %s', (given, expected) => {
    expect(readBuildConfiguration({ ...real, VITE_API_BASE_URL: given }).apiBaseUrl).toBe(expected);
  });

  it.each(['api.example.org', 'ftp://api.example.org', 'javascript:alert(1)', '/api', '//api.example.org', 'https://'])(
    '%s is refused with a sentence that names it',
    (given) => {
      expect(() => readBuildConfiguration({ ...real, VITE_API_BASE_URL: given })).toThrow(
        `VITE_API_BASE_URL is "${given}": it must be an http or https address, or "/" for the same host`,
      );
    },
  );

  it.each([
    { mocked: false, VITE_SITE_URL: '/' },
    { ...real, VITE_API_BASE_URL: '' },
  ])('is required', (given) => {
    expect(() => readBuildConfiguration(given)).toThrow(/^VITE_API_BASE_URL is missing: give the address of the API/);
  });

  it('is the page’s own host in a mocked build, whatever is configured', () => {
    expect(readBuildConfiguration({ mocked: true }).apiBaseUrl).toBe('/');
    expect(readBuildConfiguration({ ...real, mocked: true }).apiBaseUrl).toBe('/');
  });
});

describe('REL-16 whether writes carry an Idempotency-Key', () => {
  const takesKeys = (given: object) => readBuildConfiguration({ ...real, ...given }).takesKeys;

  it('they do when the server is on the site’s own origin', () => {
    expect(takesKeys({ VITE_API_BASE_URL: '/' })).toBe(true);
    expect(takesKeys({ VITE_API_BASE_URL: 'https://www.example.org/church/' })).toBe(true);
    expect(takesKeys({ mocked: true })).toBe(true);
  });

  it('on another origin only when it is configured', () => {
    expect(takesKeys({})).toBe(false);
    expect(takesKeys({ VITE_IDEMPOTENCY_KEY: '' })).toBe(false);
    expect(takesKeys({ VITE_IDEMPOTENCY_KEY: 'yes' })).toBe(true);
    expect(takesKeys({ VITE_API_BASE_URL: '/', VITE_IDEMPOTENCY_KEY: 'no' })).toBe(false);
    expect(() => takesKeys({ VITE_IDEMPOTENCY_KEY: 'true' })).toThrow('VITE_IDEMPOTENCY_KEY is "true"');
  });
});

describe('the address of this site', () => {
  it('is parsed like the server’s', () => {
    expect(readBuildConfiguration({ ...real, VITE_SITE_URL: 'https://church.example' }).siteUrl).toBe(
      'https://church.example/',
    );
    expect(() => readBuildConfiguration({ ...real, VITE_SITE_URL: 'church' })).toThrow(/^VITE_SITE_URL is "church"/);
    expect(() => readBuildConfiguration({ mocked: false, VITE_API_BASE_URL: '/' })).toThrow(
      /^VITE_SITE_URL is missing/,
    );
  });
});

describe('REL-15 the timeout of a call', () => {
  it.each([
    [undefined, 15_000],
    ['1', 1],
    ['30000', 30_000],
  ])('%s: %i milliseconds', (given, expected) => {
    const environment = given === undefined ? real : { ...real, VITE_REQUEST_TIMEOUT_MS: given };
    expect(readBuildConfiguration(environment).requestTimeoutMs).toBe(expected);
  });

  it.each(['0', '-5', '1.5', 'soon', '', 'Infinity'])('"%s" is refused', (given) => {
    expect(() => readBuildConfiguration({ ...real, VITE_REQUEST_TIMEOUT_MS: given })).toThrow(
      `VITE_REQUEST_TIMEOUT_MS is "${given}": it must be a whole number of milliseconds above 0`,
    );
  });
});

describe('HOME-06 the map', () => {
  it('shows the church’s place unless another one is configured', () => {
    const { map } = readBuildConfiguration(real);
    expect(map.tiles).toMatch(/^https:\/\/.*\{z\}.*\{x\}.*\{y\}/);
    expect(map).not.toHaveProperty('latitude');
    expect(map).not.toHaveProperty('longitude');
    expect(readBuildConfiguration({ ...real, VITE_MAP_LATITUDE: '10.5' }).map.latitude).toBe(10.5);
  });

  it.each([
    { VITE_MAP_TILES: 'https://tiles.example.org/{z}/{x}.png' },
    { VITE_MAP_TILES: 'tiles/{z}/{x}/{y}' },
    { VITE_MAP_CREDIT_URL: 'javascript:alert(1)' },
    { VITE_MAP_LATITUDE: 'north' },
    { VITE_MAP_LATITUDE: '91' },
    { VITE_MAP_LONGITUDE: '' },
  ])('%j is refused with the variable’s name', (wrong) => {
    expect(() => readBuildConfiguration({ ...real, ...wrong })).toThrow(Object.keys(wrong)[0] ?? '');
  });
});
