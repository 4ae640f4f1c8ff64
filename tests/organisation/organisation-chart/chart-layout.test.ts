import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Department, GoverningSession } from '@/organisation/organisation.ts';
import { type ChartBox, type ChartLine, type KnownBranches, layOutChart } from '@/organisation/organisation-chart.ts';
import { aDepartment, aGoverningSession } from '../../builders/organisation.ts';

interface Church {
  readonly governingSession: GoverningSession;
  readonly branches: KnownBranches;
}

/** An organisation with that many departments in each committee; `undefined` is not loaded yet. */
const churchOf = (sizes: readonly (number | 'missed' | undefined)[], missions: number): Church => ({
  governingSession: aGoverningSession({
    committees: sizes.map((_, id) => ({ id, name: `위원 ${id}`, chairman: undefined, secretary: undefined })),
    missions: Array.from({ length: missions }, (_, id) => ({ id, name: `선교 ${id}` })),
  }),
  branches: new Map(
    sizes.flatMap((size, id): (readonly [number, readonly Department[] | 'missed'])[] => {
      if (size === undefined) return [];
      if (size === 'missed') return [[id, size]];
      return [[id, Array.from({ length: size }, (__, at) => aDepartment({ name: `부서 ${id}-${at}` }))]];
    }),
  ),
});

const anyChurch = fc
  .tuple(
    fc.array(fc.oneof(fc.nat(14), fc.constant('missed' as const), fc.constant(undefined)), { maxLength: 15 }),
    fc.nat(20),
  )
  .map(([sizes, missions]) => churchOf(sizes, missions));

const overlap = (one: ChartBox, other: ChartBox): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Whether a line crosses the inside of a box; one that ends at its edge does not. */
const crosses = ({ x1, y1, x2, y2 }: ChartLine, { x, y, width, height }: ChartBox): boolean =>
  Math.min(x1, x2) < x + width && Math.max(x1, x2) > x && Math.min(y1, y2) < y + height && Math.max(y1, y2) > y;

const kinds = (boxes: readonly ChartBox[], kind: string): number =>
  boxes.filter(({ content }) => content.kind === kind).length;

describe('the drawn chart', () => {
  it('contains everything once', () => {
    fc.assert(
      fc.property(anyChurch, ({ governingSession, branches }) => {
        const { boxes } = layOutChart(governingSession, branches);
        const known = governingSession.committees.map(({ id }) => branches.get(id));
        expect(new Set(boxes.map(({ key }) => key)).size).toBe(boxes.length);
        expect(boxes.flatMap(({ content }) => (content.kind === 'committee' ? [content.entry] : []))).toEqual(
          governingSession.committees,
        );
        expect(boxes.flatMap(({ content }) => (content.kind === 'mission' ? [content.entry] : []))).toEqual(
          governingSession.missions,
        );
        expect(boxes.flatMap(({ content }) => (content.kind === 'department' ? [content.name] : []))).toEqual(
          known.flatMap((branch) => (Array.isArray(branch) ? branch.map(({ name }) => name) : [])),
        );
        expect(kinds(boxes, 'pending')).toBe(known.filter((branch) => branch === undefined).length);
        expect(kinds(boxes, 'missed')).toBe(known.filter((branch) => branch === 'missed').length);
        expect(kinds(boxes, 'governingSession')).toBe(1);
      }),
    );
  });

  it('has no overlapping boxes, no line through a box, and nothing outside', () => {
    fc.assert(
      fc.property(anyChurch, ({ governingSession, branches }) => {
        const { boxes, lines, width, height } = layOutChart(governingSession, branches);
        const clashes = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => overlap(one, other)));
        expect(clashes).toEqual([]);
        expect(lines.filter((line) => boxes.some((box) => crosses(line, box)))).toEqual([]);
        expect(boxes.filter((box) => box.x < 0 || box.x + box.width > width || box.y + box.height > height)).toEqual(
          [],
        );
        expect(lines.filter(({ x1, x2, y1, y2 }) => Math.max(x1, x2) > width || Math.max(y1, y2) > height)).toEqual([]);
      }),
    );
  });

  it('connects every box with the governing session', () => {
    fc.assert(
      fc.property(anyChurch, ({ governingSession, branches }) => {
        const { boxes, lines } = layOutChart(governingSession, branches);
        // Boxes overlap when they share a point, edges included.
        const places = [
          ...boxes.map(({ x, y, width, height }) => [x, y, x + width, y + height] as const),
          ...lines.map(
            ({ x1, y1, x2, y2 }) => [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)] as const,
          ),
        ];
        const reached = new Set([0]);
        for (const at of reached) {
          const [left, top, right, bottom] = places[at] ?? [0, 0, 0, 0];
          places.forEach(([x1, y1, x2, y2], other) => {
            if (x1 <= right && x2 >= left && y1 <= bottom && y2 >= top) reached.add(other);
          });
        }
        expect(reached.size).toBe(places.length);
      }),
    );
  });

  it('leaves out an empty group', () => {
    const { boxes, lines } = layOutChart(aGoverningSession({ committees: [], missions: [] }), new Map());
    expect(boxes.map(({ key }) => key)).toEqual(['governingSession']);
    expect(lines).toEqual([]);
  });
});
