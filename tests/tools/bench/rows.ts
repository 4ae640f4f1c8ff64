import { UNROLLED } from './long-list.ts';
import type { Medians, Row } from './row.ts';
import type { VisitName } from './visits.ts';

/** Every budget of the product. A row that compares pages divides by a floor: the same page as plain HTML, in the same run. */
export const rows: readonly Row[] = [
  bytes('bytes/first-scripts', 'first JS of every page', 84, 86, 'first'),
  bytes('bytes/first-scripts-heaviest', 'the same with the own JS of the page with the most', 86, 90, 'heaviest'),
  bytes('bytes/core', 'the app core', 39, 42, 'core'),
  bytes('bytes/rules', 'CSS inlined in the page with the most', 6, 10, 'rules'),
  {
    name: 'bytes/fonts',
    label: 'web fonts, home and text page',
    unit: 'requests',
    target: 0,
    limit: 0,
    visits: ['home', 'text'],
    value: (of) => of('home', 'fonts') + of('text', 'fonts'),
  },
  { ...ratio('home/lcp', 'home, LCP ÷ floor', 'home', 'homeFloor'), target: 1.25, limit: 1.35 },
  ratio('home/client-only', 'home rendered by scripts alone, LCP ÷ floor', 'homeClientOnly', 'homeFloor'),
  ratio('home/poster', 'home on the first visit of a day, its poster ÷ floor', 'homeWithPoster', 'homeFloor'),
  milliseconds('home/floor', "home's floor, LCP", 'homeFloor', 'lcp'),
  // A press that is taken is not lost: what it opens may still be on its way.
  { ...milliseconds('home/taken', 'a first click that works, home', 'login', 'taken'), target: 1100, limit: 1400 },
  milliseconds('home/click', 'the same, until its dialog stands', 'login', 'dialog'),
  shift('home/shift', 'layout shift, home', ['home', 'homeWithPoster']),
  { ...ratio('demo/lcp', "the mocked demo's home, LCP ÷ floor", 'demoHome', 'homeFloor'), target: 2, limit: 3 },
  { ...ratio('text/lcp', 'text page, LCP ÷ floor', 'text', 'textFloor'), target: 1.1, limit: 1.25 },
  ratio('text/client-only', 'text page rendered by scripts alone, LCP ÷ floor', 'textClientOnly', 'textFloor'),
  milliseconds('text/floor', "text page's floor, LCP", 'textFloor', 'lcp'),
  shift('text/shift', 'layout shift, text page', ['text']),
  {
    ...milliseconds('list/first', 'the first of 10 000 announcements, answer to frame', 'announcements', 'first'),
    target: 200,
    limit: 600,
  },
  {
    ...milliseconds('list/frame', `p95 frame while scrolling ${UNROLLED} of them`, 'announcements', 'frame'),
    target: 17,
    limit: 20,
  },
  {
    ...milliseconds('drag/move', 'dragging, 400 members in 40 duties, work per move', 'dragging', 'move'),
    target: 12,
    limit: 16,
  },
  {
    name: 'machine/transition',
    label: "one transition of a form's machine",
    unit: 'µs',
    visits: ['transition'],
    value: (of) => of('transition', 'duration'),
  },
];

function bytes(name: Row['name'], label: string, target: number, limit: number, figure: string): Row {
  return { name, label, unit: 'kB', target, limit, visits: ['bytes'], value: (of) => of('bytes', figure) };
}

function ratio(name: Row['name'], label: string, page: VisitName, floor: VisitName): Row {
  return { name, label, unit: '×', visits: [page, floor], value: (of: Medians) => of(page, 'lcp') / of(floor, 'lcp') };
}

function milliseconds(name: Row['name'], label: string, visit: VisitName, figure: string): Row {
  return { name, label, unit: 'ms', visits: [visit], value: (of) => of(visit, figure) };
}

function shift(name: Row['name'], label: string, pages: readonly VisitName[]): Row {
  const value = (of: Medians): number => Math.max(...pages.map((page) => of(page, 'shift')));
  return { name, label, unit: 'score', target: 0.01, limit: 0.05, visits: pages, value };
}
