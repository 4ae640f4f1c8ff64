import type { EntityId } from '@/shared/entity-id.ts';
import type { Branch, CommitteeEntry, GoverningSession, MissionEntry } from './organisation.ts';

/** The content of a box in the drawn chart. */
export type ChartContent =
  | { readonly kind: 'governingSession' | 'committees' | 'missions' }
  | { readonly kind: 'committee'; readonly entry: CommitteeEntry }
  | { readonly kind: 'department'; readonly name: string }
  /** The departments of a committee while they load, or when they could not be loaded. */
  | { readonly kind: 'pending' | 'missed' }
  | { readonly kind: 'mission'; readonly entry: MissionEntry };

/** A rectangle in the picture's units. */
export interface ChartBox {
  /** Unique in the picture. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly content: ChartContent;
}

/** A horizontal or vertical line that joins boxes. */
export interface ChartLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly ChartBox[];
  readonly lines: readonly ChartLine[];
}

/** By committee id; a committee without an answer yet is absent. */
export type KnownBranches = ReadonlyMap<EntityId, Branch>;

const PER_ROW = 4;
const MARGIN = 12;
/** Two vertical lines run down the left side: that of the governing session, and that of the rows below a group. */
const SPINE = MARGIN;
const STEM = SPINE + 16;
const LEFT = STEM + 16;
const COLUMN = 226;
const PITCH = COLUMN + 20;
const WIDTH = LEFT + PER_ROW * PITCH - 20 + MARGIN;
const MIDDLE = WIDTH / 2;
/** Between rows; the horizontal line above a row runs through its middle. */
const ROW_GAP = 44;

const GOVERNING_SESSION = { width: 340, height: 100 };
const GROUP = { width: 280, height: 76 };
const COMMITTEE_HEIGHT = 100;
const MISSION_HEIGHT = 48;
const LEAF = { indent: 22, height: 38, gap: 8 };

interface Drawn {
  readonly boxes: readonly ChartBox[];
  readonly lines: readonly ChartLine[];
}

/** Draws one column of a row. */
type Column = (x: number, y: number) => Drawn;

/** Lays out the whole organisation: 당회, below it the committees with their departments, below them the societies. */
export function layOutChart(governingSession: GoverningSession, branches: KnownBranches): ChartLayout {
  const top: ChartBox = {
    key: 'governingSession',
    ...centred(GOVERNING_SESSION),
    y: MARGIN,
    content: { kind: 'governingSession' },
  };
  const committees = drawGroup(
    bottomOf([top]),
    'committees',
    governingSession.committees.map((entry, at) => committeeColumn(entry, at, branches.get(entry.id))),
  );
  const missions = drawGroup(
    bottomOf([top, ...committees.boxes]),
    'missions',
    governingSession.missions.map(missionColumn),
  );
  const boxes = [top, ...committees.boxes, ...missions.boxes];
  const lines = [...committees.lines, ...missions.lines, ...joins(top, boxes)];
  return { width: WIDTH, height: bottomOf(boxes) + MARGIN, boxes, lines };
}

/** Lines from the governing session straight down to the committees, and around them to the societies. */
function joins(top: ChartBox, boxes: readonly ChartBox[]): ChartLine[] {
  const committees = boxes.find(({ key }) => key === 'committees');
  const missions = boxes.find(({ key }) => key === 'missions');
  const around = missions === undefined ? [] : [level(top), level(missions)];
  const [from = 0, to = 0] = around;
  return [
    ...(committees === undefined ? [] : [upright(MIDDLE, bottomOf([top]), committees.y)]),
    ...(missions === undefined ? [] : [bar(SPINE, from, top.x), upright(SPINE, from, to), bar(SPINE, to, missions.x)]),
  ];
}

/** A group's box with its columns in rows below; nothing when it has no columns. */
function drawGroup(above: number, kind: 'committees' | 'missions', columns: readonly Column[]): Drawn {
  if (columns.length === 0) return { boxes: [], lines: [] };
  const head: ChartBox = { key: kind, ...centred(GROUP), y: above + ROW_GAP, content: { kind } };
  const boxes = [head];
  const lines: ChartLine[] = [upright(MIDDLE, bottomOf([head]), barBelow(boxes))];
  const firstBar = barBelow(boxes);
  for (let start = 0; start < columns.length; start += PER_ROW) {
    const row = columns.slice(start, start + PER_ROW);
    const barY = barBelow(boxes);
    const y = barY + ROW_GAP / 2;
    const last = centreOf(row.length - 1);
    lines.push(bar(STEM, barY, start === 0 ? Math.max(last, MIDDLE) : last), upright(STEM, firstBar, barY));
    for (const [at, draw] of row.entries()) {
      const drawn = draw(LEFT + at * PITCH, y);
      lines.push(upright(centreOf(at), barY, y), ...drawn.lines);
      boxes.push(...drawn.boxes);
    }
  }
  return { boxes, lines };
}

function committeeColumn(entry: CommitteeEntry, at: number, branch: Branch | undefined) {
  const key = `committee ${at}`;
  return (x: number, y: number): Drawn => {
    const head = { key, x, y, width: COLUMN, height: COMMITTEE_HEIGHT, content: { kind: 'committee', entry } } as const;
    const leaves = leavesOf(branch).map((content, index): ChartBox => {
      const leafY = y + COMMITTEE_HEIGHT + LEAF.gap + index * (LEAF.height + LEAF.gap);
      const { indent, height } = LEAF;
      return { key: `${key} ${index}`, x: x + indent, y: leafY, width: COLUMN - indent, height, content };
    });
    const stem = x + LEAF.indent / 2;
    const lastLeaf = leaves.at(-1);
    return {
      boxes: [head, ...leaves],
      lines: [
        ...(lastLeaf === undefined ? [] : [upright(stem, bottomOf([head]), level(lastLeaf))]),
        ...leaves.map((leaf) => bar(stem, level(leaf), leaf.x)),
      ],
    };
  };
}

function leavesOf(branch: Branch | undefined): readonly ChartContent[] {
  if (branch === undefined) return [{ kind: 'pending' }];
  if (branch === 'missed') return [{ kind: 'missed' }];
  return branch.map(({ name }) => ({ kind: 'department', name }));
}

function missionColumn(entry: MissionEntry, at: number): Column {
  return (x, y) => {
    const content = { kind: 'mission', entry } as const;
    return { boxes: [{ key: `mission ${at}`, x, y, width: COLUMN, height: MISSION_HEIGHT, content }], lines: [] };
  };
}

const centred = ({ width, height }: typeof GOVERNING_SESSION) => ({ x: MIDDLE - width / 2, width, height });
const centreOf = (column: number): number => LEFT + column * PITCH + COLUMN / 2;
const bottomOf = (boxes: readonly ChartBox[]): number => Math.max(...boxes.map(({ y, height }) => y + height));
const barBelow = (boxes: readonly ChartBox[]): number => bottomOf(boxes) + ROW_GAP / 2;
const level = ({ y, height }: ChartBox): number => y + height / 2;
const upright = (x: number, from: number, to: number): ChartLine => ({ x1: x, y1: from, x2: x, y2: to });
const bar = (from: number, y: number, to: number): ChartLine => ({ x1: from, y1: y, x2: to, y2: y });

/** Characters that are as wide as they are high: Korean, Chinese and Japanese ones, full-width signs and pictograms. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** The maximum width of any other character in a bold sans serif. */
const NARROW_EM = 0.68;

/**
 * Shortens a text with an ellipsis to fit into a box of the picture, where lines do not wrap.
 * @param ems the available width, in Korean characters
 */
export function fittedText(text: string, ems: number): string {
  const letters = Array.from(text.normalize('NFC'));
  if (widthOf(letters) <= ems) return letters.join('');
  const fitting: string[] = [];
  for (const letter of letters) {
    if (widthOf([...fitting, letter]) > ems - 1) break;
    fitting.push(letter);
  }
  return `${fitting.join('').trimEnd()}…`;
}

function widthOf(letters: readonly string[]): number {
  return letters.reduce((width, letter) => width + (WIDE.test(letter) ? 1 : NARROW_EM), 0);
}
