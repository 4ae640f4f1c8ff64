import type { Person } from '@/organisation/organisation.ts';
import type { SeatGroup } from '@/organisation/parts.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { Failure } from '@/shared/outcome.ts';
import { headcount } from './grammar.ts';
import { numberOf } from './member-facts.ts';
import {
  choirOffices,
  committeeOffices,
  departmentOffices,
  missionMessages,
  missionOffices,
  organisationMessages,
  schoolOffices,
  schoolTitle,
} from './organisation.ts';

export const managementMessages = {
  lead: '당회와 위원회, 선교회에서 섬기는 분들을 정합니다.',
  loading: '부서와 기관을 불러오고 있습니다.',
  parts: '고칠 부서나 기관',
  failed: '부서와 기관을 불러오지 못했습니다.',
  toParts: '부서와 기관 목록으로',
  toCommittee: '위원회로',
  partLoading: '섬기는 분들을 불러오고 있습니다.',
  partFailed: '섬기는 분들을 불러오지 못했습니다.',
  partMissing: '없는 부서나 기관입니다.',
  partMissingNext: '이미 없어졌을 수 있습니다. 목록에서 다시 골라 주세요.',
  restored: '고치시던 내용을 되찾았습니다.',
  restoredNext: '아직 저장하지 않은 내용입니다. 살펴보시고 저장해 주세요.',
  nameless: '이름 없음',
} as const;

export const partMessages = {
  board: '위원회 서기',
  nobody: '없음',
  changed: '고침',
  choose: '고르기',
  replace: '바꾸기',
  clear: '비우기',
  add: '추가',
  takeOut: '빼기',
  duties: '소관 업무',
  dutiesHint: '한 줄에 한 가지씩 써 주세요.',
  departments: '부서',
  departmentsLead: '부서는 따로 고칩니다. 이름을 누르시면 섬기는 분들을 고치실 수 있습니다.',
  notEditable: '지금 서버에서는 이 부서를 고칠 수 없습니다.',
  save: '저장',
  saving: '저장하고 있습니다',
  undo: '되돌리기',
  unchanged: '고친 곳이 없습니다.',
  notSaved: '저장하지 못했습니다.',
  kept: '고치신 내용은 그대로 두었습니다.',
} as const;

/** How many places of a part are changed and not saved. */
export const changeCount = (changes: number): string => `고친 곳 ${changes}곳`;

/** How many people a search has found. */
export const foundCount = (people: number): string => `${headcount(people)}을 찾았습니다.`;

/** How many of the people that were found are not listed. */
export const unlistedCount = (people: number): string => `${headcount(people)}이 더 있습니다. 이름을 더 써 주세요.`;

/** Why a part was not saved, where the common sentence is not enough. */
export const saveFailures: Readonly<Partial<Record<Failure, string>>> = {
  unsupported: '지금 서버에서는 부서와 기관을 고칠 수 없습니다.',
  invalid: '서버가 내용을 받아들이지 않았습니다. 그사이 빠진 교인이 있는지 살펴봐 주세요.',
};

export const pickerMessages = {
  close: '창 닫기',
  searchLabel: '이름 찾기',
  searchHint: '초성만 쓰셔도 됩니다. 예: ㄱㅁㅅ',
  results: '찾은 교인',
  loading: '교인 명단을 불러오고 있습니다.',
  failed: '교인 명단을 불러오지 못했습니다.',
  empty: '등록된 교인이 없습니다.',
  nobody: '찾으시는 교인이 없습니다.',
  holds: '지금 맡고 있음',
  done: '다 골랐습니다',
} as const;

export const memberNumber = (id: EntityId): string => `교인 번호 ${id}`;

/** A holder of a seat, with the number where another holder has the same name (MEMB-11). */
export const holderName = ({ id, name }: Person, shared: ReadonlySet<string>): string =>
  shared.has(name) && id !== undefined ? `${name} (${numberOf(id)})` : name;

export const pickerTitle = (office: string, many: boolean): string => `${office} ${many ? '추가' : '고르기'}`;

export const changedMessages = {
  title: '그사이 다른 분이 고쳤습니다',
  close: '창 닫기',
  lead: '저장하시기 전에 다른 관리자가 이렇게 고쳤습니다.',
  mine: '내가 고친 것',
  otherText: '다른 분이 내용을 고쳤습니다.',
  both: '내가 고친 것과 겹칩니다.',
  keepMine: '내가 고친 것을 얹어 저장',
  keepMineHint: '내가 고친 곳은 내 것으로, 나머지는 다른 분의 것으로 저장합니다.',
  takeTheirs: '내 수정을 버리고 새 내용 보기',
} as const;

/** Who was added to a seat, and who was removed. */
export const seatChangeMessages = {
  holder: (before: string | undefined, after: string | undefined) =>
    `${before ?? partMessages.nobody} → ${after ?? partMessages.nobody}`,
  list: (added: readonly string[], gone: readonly string[]) =>
    [
      ...(added.length > 0 ? [`더한 분: ${added.join(', ')}`] : []),
      ...(gone.length > 0 ? [`뺀 분: ${gone.join(', ')}`] : []),
    ].join(' / '),
} as const;

const offices: Readonly<Record<SeatGroup, Readonly<Record<string, string>>>> = {
  governingSession: { chairman: organisationMessages.chairman, clerk: organisationMessages.clerk },
  board: { clerk: organisationMessages.boardClerk, deputyClerk: organisationMessages.boardDeputyClerk },
  committee: committeeOffices,
  mission: { ...missionOffices, members: missionMessages.members },
  department: departmentOffices,
  school: schoolOffices,
  choir: choirOffices,
};

/** The heads of the governing session, in one line; '' when there are none. */
export function governingSessionHeads(chairman: string | undefined, clerk: string | undefined): string {
  return [
    chairman === undefined ? '' : `${organisationMessages.chairman} ${chairman}`,
    clerk === undefined ? '' : `${organisationMessages.clerk} ${clerk}`,
  ]
    .filter((words) => words !== '')
    .join(' · ');
}

/** The name of an office in its group. */
export function officeName(group: SeatGroup, office: string): string {
  return offices[group][office] ?? office;
}

/** The title of a group of seats. @param part the name of its part */
export function sectionTitle(group: SeatGroup, name: string, part: string): string {
  if (group === 'board') return partMessages.board;
  if (group === 'school') return schoolTitle(part);
  if (group === 'choir') return name === '' ? managementMessages.nameless : name;
  return part;
}
