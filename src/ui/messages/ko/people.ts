import type { ServingRole } from '@/people/serving.ts';
import type { Failure } from '@/shared/outcome.ts';
import { english, inTurn, type MessageText } from '../message-text.ts';
import { failureMessages } from './failures.ts';
import { pageNames } from './shell.ts';

export const peopleMessages = {
  filter: '이름 찾기',
  filterHint: '초성만 쓰셔도 됩니다. 예: ㄱㅁㅅ',
  clear: '모두 보기',
  noMatch: '찾으시는 이름이 없습니다.',
  noMatchNext: '다른 글자로 찾아보시거나 모두 보기를 눌러 주세요.',
  emptyNext: '다른 직분은 메뉴에서 보실 수 있습니다.',
} as const;

/** Roles of people who are on leave or have retired. */
const SERVED: readonly ServingRole[] = [
  'offDutyElders',
  'offDutyDeacons',
  'retiredElders',
  'retiredDeaconesses',
  'retiredDeacons',
];

/** The small line above the names. */
export function servingLead(role: ServingRole): string {
  return `교회를 ${SERVED.includes(role) ? '섬겨 오신' : '섬기시는'} ${pageNames[role]} 명단입니다.`;
}

/** Shown while the names are loading (PEOP-04). */
export function loadingNames(role: ServingRole): string {
  return role === 'deaconTrainees' ? '데이터를 수집 중입니다....' : `${pageNames[role]} 명단을 불러오고 있습니다.`;
}

/** Shown when no member serves in this role (PEOP-04). */
export function nobodyServes(role: ServingRole): string {
  return `${pageNames[role]} 없습니다.`;
}

/** Why the names could not be loaded (PEOP-04). */
export function namesFailed(reason: Failure): MessageText {
  return inTurn(english('Error:'), failureMessages[reason]);
}

/** The number of shown names, and of all. */
export function countOfNames(shown: number, all: number): string {
  return shown === all ? `모두 ${all}명` : `${all}명 가운데 ${shown}명`;
}

/** The accessible name of the list. */
export function namesLabel(role: ServingRole): string {
  return `${pageNames[role]} 명단`;
}
