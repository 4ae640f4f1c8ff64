import type { Row } from '../row.ts';
import { UNROLLED } from '../visits/long-list.ts';
import type { VisitName } from '../visits/visits.ts';
import { type Budget, milliseconds, ratio, threadTime } from './kinds.ts';

/** A delay that a person does not notice (the only limit here that concerns people, not machines). */
const NEXT_PAINT_MS: Budget = [100, 100];

const actions: readonly (readonly [name: string, label: string, visit: VisitName])[] = [
  ['menu', 'open menu', 'useHome'],
  ['login', 'log in', 'useHome'],
  ['nextWeek', 'next week', 'useBulletin'],
  ['zoom', 'zoom', 'useBulletin'],
  ['nextMonth', 'next month', 'useEvents'],
  ['event', 'open event', 'useEvents'],
  ['search', 'search members', 'useMembers'],
  ['dialog', 'open dialog', 'useMembers'],
  ['move', 'move a member', 'useBoard'],
  ['undo', 'undo', 'useBoard'],
  ['file', 'add a file', 'useUpload'],
  ['page', 'change page', 'useText'],
];

/** Without what the measurement alone takes. */
function workOfList(name: Row['name'], label: string, figure: string): Row {
  const value: Row['value'] = ({ least: of }) => of('search', figure) - of('search', `${figure}Idle`);
  return { name, label, unit: 'ms', target: 16, limit: 16, visits: ['search'], value };
}

/** Work while the site is in use. */
export const useRows: readonly Row[] = [
  ratio(
    'list/first',
    'first of 10 000 announcements, work ÷ the same as bare html',
    'first',
    ['list', 'listLean'],
    [1.5, 1.5],
  ),
  milliseconds(
    'list/frame',
    `p95 frame while scrolling ${UNROLLED} of them, 4× slower`,
    'scrolling',
    'frame',
    [17, 20],
  ),
  ratio(
    'drag/move',
    'dragging, 400 in 40, work per move ÷ by hand',
    'move',
    ['dragging', 'dragging', 'floor'],
    [1.6, 1.6],
  ),
  workOfList('search/key', '2 000 members, thread time a keystroke', 'key'),
  workOfList('search/sort', '2 000 members, thread time to sort', 'sort'),
  ...actions.map(([name, label, visit]) =>
    threadTime(`paint/${name}`, `${label}, to next paint, 4× slower`, visit, name, NEXT_PAINT_MS),
  ),
  ...actions.map(([name, label, visit]) =>
    threadTime(`paint-work/${name}`, `${label}, thread time of that, 4× slower`, visit, `${name}Work`),
  ),
  {
    name: 'memory/growth',
    label: 'heap after 500 page changes',
    unit: 'MB',
    target: 2,
    limit: 5,
    visits: ['memory'],
    value: ({ median: of }) => of('memory', 'growth'),
  },
];
