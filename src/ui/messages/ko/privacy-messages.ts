import type { MemberField, SeenBy, Written, WrittenKind } from '@/people/domain/own-record.ts';
import { openableNames } from './directory-messages.ts';
import { readingMessages } from './reading-messages.ts';

/** Texts of the page with all that the church keeps of the user (MINE-06). */
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

/** The number of devices on which somebody is signed in. */
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

export const memberFieldNames: Readonly<Record<MemberField, string>> = {
  ...openableNames,
  name: '이름',
  gender: '성별',
  birthDate: '생년월일',
  birthday: '생일(달과 날)',
  duty: '직분',
  family: '가정',
  zone: '구역',
  services: '섬기는 곳',
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

/** What a reason belongs to: an answer of the office, whatever it was about. */
export const reasonText = (reason: string): string => `이유: ${reason}`;
