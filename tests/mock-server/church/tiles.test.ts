import { describe, expect, it } from 'vitest';
import { drawTile } from '../../../mock-server/church/tiles.ts';

/** The tile with the church. */
const CHURCH = { z: 16, x: 22273, y: 37528 };

const boxOf = (svg: string): number[] => (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);

/** The position of each drawn street, square to its direction. */
const streetsOf = (svg: string, direction: 'across' | 'down'): string[] => {
  const drawn = [...svg.matchAll(direction === 'across' ? /M\S+ (\S+?)H/g : /M(\S+) \S+?V/g)];
  return [...new Set(drawn.map(([, place = '']) => place))];
};

/** Every written name, with the position of its middle on the map. */
const wordsOf = (svg: string): { readonly place: string; readonly x: number; readonly y: number }[] => {
  const turn = (-11 * Math.PI) / 180;
  return [...svg.matchAll(/<text transform="(translate\((\S+) (\S+?)\)[^"]*)"/g)].map(([, place = '', u, v]) => ({
    place,
    x: Number(u) * Math.cos(turn) - Number(v) * Math.sin(turn),
    y: Number(u) * Math.sin(turn) + Number(v) * Math.cos(turn),
  }));
};

/** Whether a name could extend into a tile or its neighbour before it. */
const isBeside = (
  { x, y }: { readonly x: number; readonly y: number },
  [left = 0, top = 0, side = 0]: number[],
): boolean => x > left - side && x < left + side && y > top - side && y < top + side;

/** Half the length of the longest name, in pixels. */
const HALF_NAME = 70;

describe('HOME-06 the drawn tiles', () => {
  it('are the same for the same place, and another for another', () => {
    expect(drawTile(16, CHURCH.x, CHURCH.y)).toBe(drawTile(16, CHURCH.x, CHURCH.y));
    expect(drawTile(16, CHURCH.x, CHURCH.y)).not.toBe(drawTile(16, CHURCH.x + 1, CHURCH.y));
  });

  it('name the streets of the church where it stands, and show a park', () => {
    const around = [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].map((dy) => drawTile(16, CHURCH.x + dx, CHURCH.y + dy)))
      .join('');
    expect(around).toContain('Avenida del Lapacho');
    expect(around).toContain('Calle Luz');
    expect(around).toContain('<circle');
  });

  it.each([13, 15, 16, 17, 19])('meet their neighbours without a gap at zoom %i', (z) => {
    const scale = 2 ** (z - 16);
    const [x, y] = [Math.floor(CHURCH.x * scale), Math.floor(CHURCH.y * scale)];
    const [left = 0, top = 0, side = 0] = boxOf(drawTile(z, x, y));
    const [nextLeft] = boxOf(drawTile(z, x + 1, y));
    const [, nextTop] = boxOf(drawTile(z, x, y + 1));
    expect(nextLeft).toBeCloseTo(left + side, 1);
    expect(nextTop).toBeCloseTo(top + side, 1);
  });

  it.each([
    [1, 0],
    [0, 1],
  ])('write a name that crosses a border on both sides of it (%i, %i)', (dx, dy) => {
    const crossing = [0, 1, 2, 3, 4, 5].flatMap((step) => {
      const [x, y] = [CHURCH.x + step * dy, CHURCH.y + step * dx];
      const one = drawTile(16, x, y);
      const other = drawTile(16, x + dx, y + dy);
      const [left = 0, top = 0] = boxOf(other);
      const near = [...wordsOf(one), ...wordsOf(other)].filter(
        (word) => Math.abs(dx === 1 ? word.x - left : word.y - top) < HALF_NAME && isBeside(word, boxOf(other)),
      );
      for (const { place } of near) {
        expect(one).toContain(place);
        expect(other).toContain(place);
      }
      return near;
    });
    expect(crossing.length).toBeGreaterThan(0);
  });

  it('run the same streets on from tile to tile', () => {
    const here = drawTile(16, CHURCH.x, CHURCH.y);
    const east = drawTile(16, CHURCH.x + 1, CHURCH.y);
    const across = streetsOf(here, 'across').filter((street) => streetsOf(east, 'across').includes(street));
    expect(across.length).toBeGreaterThan(2);
  });

  it('grow with the zoom: four tiles show what one showed', () => {
    const [left = 0, top = 0, side = 0] = boxOf(drawTile(16, CHURCH.x, CHURCH.y));
    const [farLeft, farTop, half] = boxOf(drawTile(17, CHURCH.x * 2, CHURCH.y * 2));
    expect([farLeft, farTop, half]).toEqual([left, top, side / 2]);
  });

  it('stay small, near and far', () => {
    for (let z = 0; z <= 19; z += 1) {
      const scale = 2 ** (z - 16);
      const svg = drawTile(z, Math.floor(CHURCH.x * scale), Math.floor(CHURCH.y * scale));
      expect(svg.length, `zoom ${z}`).toBeLessThan(400_000);
    }
  });
});
