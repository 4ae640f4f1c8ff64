import type { OwnAnswer } from '@/content/attendance/attendance.ts';
import type { LinkDraft, OwnLinkRequest, Service, ServiceKind } from '@/people/membership.ts';
import type { BirthDateError } from '@/shared/dates.ts';
import type { Failure } from '@/shared/outcome.ts';
import { birthDateErrors } from './member-facts.ts';
import {
  choirOffices,
  committeeName,
  committeeOffices,
  departmentOffices,
  missionOffices,
  type OfficeNames,
  organisationMessages,
  schoolOffices,
  schoolTitle,
} from './organisation.ts';
import { readingMessages } from './reading.ts';

export const myChurchMessages = {
  lead: '가정과 구역, 섬기시는 곳을 한눈에 보실 수 있습니다.',
  toPrivacy: '교회가 나에 대해 가지고 있는 것 모두 보기',
} as const;

export const membershipMessages = {
  ...readingMessages('가정과 구역을'),
  place: '가정과 구역',
  member: '이름',
  duty: '직분',
  family: '가정',
  zone: '구역',
  others: '식구',
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

const governingSessionOffices = { chairman: organisationMessages.chairman, clerk: organisationMessages.clerk };
const boardOffices = { clerk: organisationMessages.boardClerk, deputyClerk: organisationMessages.boardDeputyClerk };

const offices: Readonly<Record<ServiceKind, OfficeNames<Readonly<Record<string, unknown>>>>> = {
  governingSession: governingSessionOffices,
  board: boardOffices,
  committee: committeeOffices,
  department: departmentOffices,
  school: schoolOffices,
  choir: choirOffices,
  mission: { ...missionOffices, members: '회원' },
};

/** The user's office in a body: `총무`; undefined for an office without a name. */
export const memberOfficeName = ({ kind, office }: Pick<Service, 'kind' | 'office'>): string | undefined =>
  office !== undefined && Object.hasOwn(offices[kind], office) ? offices[kind][office] : undefined;

/** The full name of a body in which the user serves. */
export function serviceName({ kind, name }: Pick<Service, 'kind' | 'name'>): string {
  if (kind === 'committee') return committeeName(name);
  return kind === 'school' ? schoolTitle(name) : name;
}

export const nextEventsMessages = {
  ...readingMessages('행사를'),
  title: '다가오는 행사',
  empty: '곧 다가오는 행사가 없습니다.',
  all: '행사 달력 보기',
} as const;

/** The user's answer to an event: `3명 참석`. */
export const answerName = ({ people, waiting }: OwnAnswer): string => `${people}명 ${waiting ? '대기' : '참석'}`;

export const ownRequestsMessages = {
  ...readingMessages('신청하신 내용을'),
  title: '나의 신청',
  empty: '기다리고 있는 신청이 없습니다.',
  all: '역할 신청 보기',
} as const;

export const linkMessages = {
  title: '교인 명부와 연결하기',
  unlinked: '이 계정은 아직 교인 명부와 연결되어 있지 않습니다.',
  unlinkedNext: '연결하시면 가정과 구역, 섬기시는 곳을 이곳에서 보실 수 있습니다. 이름과 생년월일을 알려 주세요.',
  name: '이름',
  nameHint: '교회에 등록하신 이름을 써 주세요.',
  birthDate: '생년월일',
  note: '사무실에 하실 말씀',
  noteHint: '쓰지 않으셔도 됩니다. 구역이나 가족의 이름을 쓰시면 찾기 쉽습니다.',
  submit: '연결 신청하기',
  submitting: '신청하고 있습니다',
  failed: '연결을 신청하지 못했습니다.',
  look: '신청되었는지 보기',
  kept: '쓰신 내용은 그대로 두었습니다.',
  clear: '내용 지우기',
  waiting: '교인 명부와 연결해 달라고 신청하셨습니다.',
  waitingNext: '사무실에서 살펴보고 연결해 드립니다. 오래 걸리면 교회 사무실에 말씀해 주세요.',
  declined: '연결 신청이 받아들여지지 않았습니다.',
  reason: '이유',
  askAgain: '내용을 고쳐 다시 신청하실 수 있습니다.',
} as const;

/** The answer was lost (REL-16). */
export const linkUnsure = {
  literal: '연결을 신청했는지 확인하지 못했습니다.',
  sentence: '신청되었을 수도 있으니 먼저 확인해 주세요. 쓰신 내용은 그대로 두었습니다.',
} as const;

export const withdrawalMessages = {
  withdraw: '신청 거두기',
  title: '연결 신청 거두기',
  close: '신청을 거두는 창 닫기',
  question: '교인 명부와 연결해 달라는 신청을 거두시겠습니까?',
  effect: '거두신 뒤에도 내용을 고쳐 다시 신청하실 수 있습니다.',
  confirm: '거둡니다',
  withdrawing: '거두고 있습니다',
} as const;

/** The day of a request: `정하나 · 2026-11-18 신청`. */
export const waitingSince = ({ name, created }: OwnLinkRequest): string =>
  [name, created === undefined ? '' : `${created} 신청`].filter((words) => words !== '').join(' · ');

/** The errors of each field; the note may be anything. */
export const linkErrors: Readonly<Record<keyof LinkDraft, (error: BirthDateError) => string>> = {
  name: () => '이름을 써 주세요.',
  birthDate: (error) => birthDateErrors[error],
  note: () => '',
};

/** Why a request was refused, where the common sentence is not enough. */
export const linkFailures: Readonly<Partial<Record<Failure, string>>> = {
  conflict: '이미 신청하셨거나 이미 연결된 계정입니다. 이 페이지를 다시 열어 주세요.',
  unsupported: '지금 서버에서는 연결 신청을 받지 않습니다. 교회 사무실에 말씀해 주세요.',
};
