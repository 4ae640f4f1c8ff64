import type { Row } from '../row.ts';
import type { VisitName } from '../visits/visits.ts';
import { type Budget, ratio } from './kinds.ts';

interface Page {
  readonly group: 'members' | 'board' | 'profile';
  readonly label: string;
  /** Of the product and of the page written by hand: loaded, idle, pressed. */
  readonly visits: readonly [load: VisitName, rest: VisitName, press: VisitName];
  readonly floors: readonly [load: VisitName, rest: VisitName, press: VisitName];
  readonly budgets: { readonly content: Budget; readonly blocked: Budget };
}

const PRESS: Budget = [1.5, 2];

// One budget for all three: between two machines the same code takes 3.8 and 5.0 times as long as its floor.
const WORK: Budget = [4.5, 6];

// The hard limits are the values of these pages when they were measured first, plus a tenth; the targets are three
// quarters of that: the remaining time without renderings that only repeat the one before.
const pages: readonly Page[] = [
  {
    group: 'members',
    label: 'list of members',
    visits: ['members', 'membersRest', 'membersPress'],
    floors: ['membersLean', 'membersLeanRest', 'membersLeanPress'],
    budgets: { content: [2.5, 3.5], blocked: [1, 1.9] },
  },
  {
    group: 'board',
    label: 'duty board',
    visits: ['board', 'boardRest', 'boardPress'],
    floors: ['boardLean', 'boardLeanRest', 'membersLeanPress'],
    budgets: { content: [4.5, 6.5], blocked: [0.25, 0.4] },
  },
  {
    group: 'profile',
    label: 'profile',
    visits: ['profile', 'profileRest', 'profilePress'],
    floors: ['profileLean', 'profileLeanRest', 'membersLeanPress'],
    budgets: { content: [3, 4.2], blocked: [0.2, 0.5] },
  },
];

/**
 * An administrator reloads a page, on slow 4G, after several visits: its files are on the device, with their compiled
 * code. The lean page makes the same calls and shows the same rows. Blocking time is divided by all the work of the lean page at the same slowness, since that
 * page itself may block nothing.
 */
export const signedInRows: readonly Row[] = pages.flatMap(({ group, label, visits, floors, budgets }) => [
  ratio(`${group}/press`, `${label} again, first press ÷ lean page`, 'press', [visits[2], floors[2]], PRESS),
  ratio(
    `${group}/content`,
    `${label} again, first content ÷ lean page`,
    'content',
    [visits[0], floors[0]],
    budgets.content,
  ),
  ratio(`${group}/work`, `${label} again, thread time to rest ÷ lean page`, 'work', [visits[1], floors[1]], WORK),
  ratio(
    `${group}/blocked`,
    `${label} again, blocking ÷ all work of lean page`,
    'blocked',
    [visits[1], floors[1], 'slowWork'],
    budgets.blocked,
  ),
]);
