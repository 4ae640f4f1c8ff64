import type { OwnCorrection, SeenBy, Written, WrittenKind } from '@/people/privacy.ts';
import type { CorrectableField } from '@/shared/correctable-fields.ts';
import type { Failure } from '@/shared/outcome.ts';
import type { LiteralMessage } from '../message-text.ts';
import { correctableNames } from './directory.ts';
import { readingMessages } from './reading.ts';

/** Texts of the page with all data that the church has stored about the user (MINE-06). */
export const privacyMessages = {
  ...readingMessages('개인정보를'),
  lead: '교회 홈페이지가 나에 대해 가지고 있는 모든 것입니다. 칸마다 누가 볼 수 있는지 적혀 있습니다.',
  unsupported: '지금 서버에서는 개인정보를 보여 드릴 수 없습니다.',
  unsupportedNext: '궁금하신 점은 교회 사무실에 말씀해 주세요.',
  download: '모두 내려받기',
  downloadHint: '아래에 보이는 것을 그대로 파일 하나에 담아 드립니다.',
  seenBy: '보는 분:',
  account: '내 계정',
  email: '이메일',
  name: '이름',
  signIn: '로그인',
  byPassword: '이메일과 비밀번호로 로그인합니다. 비밀번호는 누구에게도 보이지 않습니다.',
  roles: '역할',
  sessions: '로그인된 기기',
  link: '교인 명부',
  linked: '교인으로 연결되어 있습니다.',
  unlinked: '아직 교인 명부와 연결되어 있지 않아, 계정에 적힌 것만 있습니다.',
  toMyChurch: '나의 교회에서 연결 신청하기',
  member: '교인 명부에 적힌 것',
  toVisibility: '누구에게 보일지 정하기',
  none: '없음',
  notEntered: '적혀 있지 않음',
  written: '내가 쓰고 신청한 것',
  nothingWritten: '아직 쓰거나 신청하신 것이 없습니다.',
  prayedFor: '함께 기도한 횟수',
  nameless: '이름 없이 썼고, 이름은 관리자만 압니다.',
} as const;

/** The number of devices on which the user is signed in. */
export const deviceCount = (count: number): string => `${count}대`;

export const timesPrayed = (count: number): string => `${count}번`;

export const readerNames: Readonly<Record<NonNullable<SeenBy>, string>> = {
  me: '나만',
  office: '사무실(관리자)',
  editors: '편집자와 관리자',
  family: '우리 가정과 사무실',
  zone: '우리 구역',
  members: '모든 교인',
  signedIn: '로그인한 모든 분',
  anyone: '누구나',
};

export const writtenNames: Readonly<Record<WrittenKind, string>> = {
  prayers: '기도 제목',
  attendance: '행사 참석',
  roleRequests: '역할 신청',
  linkRequests: '교인 연결 신청',
  drafts: '올리기 전에 저장한 글',
};

export const stateNames: Readonly<Record<NonNullable<Written['state']>, string>> = {
  open: '기다리는 중',
  accepted: '받아들여짐',
  declined: '받아들여지지 않음',
};

/** The label of a reason that the office has given, whatever it was about. */
export const reasonText = (reason: string): string => `이유: ${reason}`;

/** Texts of the part in which a user requests a correction from the office. */
export const correctionMessages = {
  ...readingMessages('신청하신 내용을'),
  title: '고쳐 달라고 하기',
  lead: '교인 명부에 틀린 것이 있으면 알려 주세요. 사무실에서 살펴보고 고쳐 드립니다.',
  field: '고칠 칸',
  prompt: '어느 칸인지 골라 주세요.',
  wanted: '바르게 쓴 내용',
  wantedHint: '어떻게 고쳐야 하는지 써 주세요.',
  note: '사무실에 하실 말씀',
  noteHint: '쓰지 않으셔도 됩니다.',
  submit: '고침 신청하기',
  submitting: '신청하고 있습니다',
  again: '하나 더 신청하기',
  clear: '내용 지우기',
  notSent: '고침을 신청하지 못했습니다.',
  look: '목록 새로 불러오기',
  kept: '쓰신 내용은 그대로 두었습니다.',
  list: '고침 신청',
  withdraw: '거두기',
  withdrawing: '거두고 있습니다',
  unsupported: '지금 서버에서는 고침 신청을 받지 않습니다.',
  unsupportedNext: '고칠 것이 있으면 교회 사무실에 말씀해 주세요.',
} as const;

/** The answer was lost, and the list did not show it (REL-16). */
export const correctionUnsure = {
  literal: '고쳐 달라고 신청했는지 확인하지 못했습니다.',
  sentence: '신청되었을 수도 있으니 아래 목록을 먼저 살펴봐 주세요. 쓰신 내용은 그대로 두었습니다.',
} as const;

export const correctionSent: LiteralMessage = {
  literal: '고침을 신청했습니다.',
  sentence: '사무실에서 살펴본 뒤 이 페이지에서 알려 드립니다.',
};

export const correctionErrorMessages = {
  field: '고칠 칸을 골라 주세요.',
  wanted: '바르게 쓴 내용을 써 주세요.',
} as const;

/** Why a request was refused, where the common sentence is not enough. */
export const correctionFailures: Readonly<Partial<Record<Failure, string>>> = {
  conflict: '이 칸은 이미 고쳐 달라고 하셨습니다. 먼저 하신 신청을 거두시면 다시 하실 수 있습니다.',
  unsupported: '지금 서버에서는 고침 신청을 받지 않습니다. 교회 사무실에 말씀해 주세요.',
};

export const correctionStates: Readonly<Record<OwnCorrection['state'], string>> = {
  open: '기다리는 중',
  done: '고쳤습니다',
  declined: '고치지 않았습니다',
};

/** The day of a request: `2026-11-18 신청`. */
export const askedOn = (day: string): string => `${day} 신청`;

/** The subject of a button, for its accessible name. */
export const ofField = (field: CorrectableField): string => `${correctableNames[field]} 고침 신청`;
