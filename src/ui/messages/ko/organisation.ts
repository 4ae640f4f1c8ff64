import type { Choir, ChurchSchool, Committee, Department, MissionSociety } from '@/organisation/organisation.ts';
import { withoutDirection } from '@/shared/characters.ts';
import { english } from '../message-text.ts';
import { headcount } from './grammar.ts';
import { shellMessages } from './shell.ts';

/** The names of a group's offices, in display order. */
export type OfficeNames<Group> = Readonly<Partial<Record<keyof Group & string, string>>>;

/** ORGN-04 */
export const missionOffices: OfficeNames<MissionSociety> = {
  president: '회장',
  vicePresident: '부회장',
  secretary: '총무',
  bookkeeper: '서기',
  treasurer: '회계',
};

/** ORGN-05 */
export const committeeOffices = { chairman: '위원장', secretary: '총무' } satisfies OfficeNames<Committee>;

/** ORGN-06 */
export const departmentOffices: OfficeNames<Department> = {
  chairman: '부장',
  president: '회장',
  vicePresident: '부회장',
  secretary: '총무',
  deaconess: '권사',
  treasurer: '회계',
  bookkeeper: '서기',
  treasuryBookkeeper: '회계부',
  informationKeeper: '전산부',
  members: '부원',
};

/** ORGN-07 */
export const schoolOffices: OfficeNames<ChurchSchool> = {
  teachers: '교사',
  helperTeachers: '보조교사',
  studentPresident: '회장',
  studentVicePresident: '부회장',
  studentSecretary: '총무',
  studentBookkeeper: '서기',
  studentTreasurer: '회계',
  students: '학생',
};

/** ORGN-08 */
export const choirOffices: OfficeNames<Choir> = {
  chief: '단장',
  secretary: '총무',
  leader: '리더',
  conductor: '지휘',
  viceConductor: '부지휘',
  director: '대장',
  coordinator: '지도',
  accompanists: '반주',
  sopranos: '소프라노',
  altos: '알토',
  tenors: '테너',
  basses: '베이스',
  members: '대원',
};

export const organisationMessages = {
  lead: '당회와 위원회, 선교회가 함께 교회를 섬깁니다.',
  over: '부서 및 기관 · 당회와 위원회, 선교회가 함께 교회를 섬깁니다.',
  loading: '당회와 부서 정보를 불러오고 있습니다.',
  /** The literal sentence of the requirements (ORGN-01). */
  loadingLiteral: english('Loading session data...'),
  failed: '부서와 기관 정보를 불러오지 못했습니다.',
  failedBeside: '목록을 불러오지 못했습니다.',
  empty: '아직 등록된 부서와 기관이 없습니다.',
  nobody: '없음 (N/A)',
  governingSession: '당회',
  chairman: '당회장',
  clerk: '당회서기',
  committees: '위원회',
  boardClerk: '서기',
  boardDeputyClerk: '부서기',
  missions: '선교회',
  noCommittees: '아직 등록된 위원회가 없습니다.',
  noMissions: '아직 등록된 선교회가 없습니다.',
  list: '당회와 기관 목록',
} as const;

export const missionMessages = {
  loading: '선교회 정보를 불러오고 있습니다.',
  failed: '선교회 정보를 불러오지 못했습니다.',
  officers: '임원',
  members: '회원',
  memberName: '이름',
  empty: '아직 등록된 임원과 회원이 없습니다.',
} as const;

export const committeeMessages = {
  loading: '위원회 정보를 불러오고 있습니다.',
  failed: '위원회 정보를 불러오지 못했습니다.',
  contents: '이 위원회의 차례',
  duties: '소관 업무',
  departments: '부서',
  department: '부서',
  departmentEmpty: '아직 맡은 사람이 없습니다.',
  servesBelow: '섬기는 분들은 아래 교회학교와 찬양대에서 보실 수 있습니다.',
  choir: '찬양대',
  empty: '아직 등록된 업무와 부서가 없습니다.',
} as const;

/** A committee's full name (ORGN-05); the server's name may already be the full one. */
export function committeeName(name: string): string {
  const word = organisationMessages.committees;
  return name.endsWith(word) ? name : `${name}${word}`;
}

/** The heads of a committee, in one line; '' when there are none. */
export function committeeHeads(chairman: string | undefined, secretary: string | undefined): string {
  return [chairman === undefined ? '' : `위원장 ${chairman}`, secretary === undefined ? '' : `총무 ${secretary}`]
    .filter((words) => words !== '')
    .join(' · ');
}

export function schoolTitle(department: string): string {
  return `${department} 교회학교`.trim();
}

/** Shown instead of the names of pupils. */
export function pupilsCounted(count: number): string {
  return `${headcount(count)} (이름은 교인으로 연결된 분께만 보여 드립니다.)`;
}

/** The document's title of a page about one thing (ROUTE-08). */
export function titleOf(name: string): string {
  return `${withoutDirection(name)} · ${shellMessages.churchName}`;
}
