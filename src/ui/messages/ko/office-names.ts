import type { Choir, ChurchSchool, Committee, Department, MissionSociety } from '@/organisation/domain/organisation.ts';

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
