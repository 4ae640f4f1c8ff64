import { describe, expect, it } from 'vitest';
import { type MapEnvironment, readMapConfiguration, tileOrigin } from '@/build/configuration.ts';

const read = (environment: Partial<MapEnvironment> = {}) => readMapConfiguration({ mocked: false, ...environment });

describe('HOME-06 the configuration of the map', () => {
  it('defaults to the place of the church on the tiles of OpenStreetMap', () => {
    expect(read()).toEqual({
      tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      credit: { name: 'OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
    });
  });

  it('accepts another place, other tiles and their attribution', () => {
    const map = read({
      VITE_MAP_TILES: 'https://{s}.tiles.example.org/{z}/{x}/{y}@2x.png',
      VITE_MAP_CREDIT: 'Example',
      VITE_MAP_CREDIT_URL: 'https://example.org/credit',
      VITE_MAP_LATITUDE: '-25.3',
      VITE_MAP_LONGITUDE: '-57.6',
    });
    expect(map).toMatchObject({ latitude: -25.3, longitude: -57.6, credit: { name: 'Example' } });
    expect(tileOrigin(map)).toBe('https://*.tiles.example.org');
  });

  it('always has the tiles of the mock in a mocked build', () => {
    const map = read({ mocked: true, VITE_MAP_TILES: 'https://tiles.example.org/{z}/{x}/{y}.png' });
    expect(tileOrigin(map)).toBe('https://tile.openstreetmap.org');
  });

  it.each<[Partial<MapEnvironment>, string]>([
    [{ VITE_MAP_TILES: 'https://tiles.example.org/{z}/{x}.png' }, 'lacks {y}'],
    [{ VITE_MAP_TILES: 'ftp://tiles.example.org/{z}/{x}/{y}' }, 'VITE_MAP_TILES'],
    [{ VITE_MAP_TILES: 'tiles/{z}/{x}/{y}' }, 'VITE_MAP_TILES'],
    [{ VITE_MAP_CREDIT_URL: 'javascript:alert(1)' }, 'VITE_MAP_CREDIT_URL is "javascript:alert(1)"'],
    [{ VITE_MAP_LATITUDE: 'north' }, 'VITE_MAP_LATITUDE is "north"'],
    [{ VITE_MAP_LATITUDE: '-91' }, 'between -85 and 85'],
    [{ VITE_MAP_LATITUDE: '' }, 'VITE_MAP_LATITUDE is ""'],
    [{ VITE_MAP_LONGITUDE: '181' }, 'VITE_MAP_LONGITUDE is "181"'],
    [{ VITE_MAP_LONGITUDE: 'Infinity' }, 'between -180 and 180'],
  ])('stops the build for %j', (environment, sentence) => {
    expect(() => read(environment)).toThrow(sentence);
  });
});
