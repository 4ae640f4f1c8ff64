import type { Service, ServiceKind } from '@/people/domain/own-membership.ts';
import {
  choirOffices,
  committeeOffices,
  departmentOffices,
  missionOffices,
  type OfficeNames,
  schoolOffices,
} from './office-names.ts';
import { committeeName, organisationMessages, schoolTitle } from './organisation-messages.ts';
import { readingMessages } from './reading-messages.ts';

export const myChurchMessages = {
  lead: '가정과 구역, 섬기시는 곳을 한눈에 보실 수 있습니다.',
} as const;

export const membershipMessages = {
  ...readingMessages('가정과 구역을'),
  place: '가정과 구역',
  member: '이름',
  duty: '직분',
  family: '가정',
  zone: '구역',
  others: '자녀와 식구',
  noFamily: '아직 등록된 가정이 없습니다.',
  noZone: '아직 속하신 구역이 없습니다.',
  noDuty: '없음',
  services: '섬기는 곳',
  beside: '함께하는 분들',
  alone: '함께하는 분이 아직 없습니다.',
  noServices: '아직 섬기시는 부서나 기관이 없습니다.',
  toOrganisation: '부서 및 기관 보기',
  unsupported: '지금 서버에서는 가정과 구역을 보여 드릴 수 없습니다.',
  unsupportedNext: '궁금하신 점은 교회 사무실에 말씀해 주세요.',
} as const;

const sessionOffices = { chairman: organisationMessages.chairman, clerk: organisationMessages.clerk };
const boardOffices = { clerk: organisationMessages.boardClerk, deputyClerk: organisationMessages.boardDeputyClerk };

const offices: Readonly<Record<ServiceKind, OfficeNames<Readonly<Record<string, unknown>>>>> = {
  session: sessionOffices,
  board: boardOffices,
  committee: committeeOffices,
  department: departmentOffices,
  school: schoolOffices,
  choir: choirOffices,
  mission: { ...missionOffices, members: '회원' },
};

/** What the user is in a body: `총무`; undefined for an office without a name. */
export const officeName = ({ kind, office }: Service): string | undefined =>
  office !== undefined && Object.hasOwn(offices[kind], office) ? offices[kind][office] : undefined;

/** The full name of a body in which the user serves. */
export function serviceName({ kind, name }: Service): string {
  if (kind === 'committee') return committeeName(name);
  return kind === 'school' ? schoolTitle(name) : name;
}
