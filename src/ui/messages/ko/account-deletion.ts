import { churchZone } from '@/church/zone.ts';
import type { Failure } from '@/shared/outcome.ts';
import { wallClock } from '@/shared/zone.ts';
import { readingMessages } from './reading.ts';

/** Texts of the part in which the user deletes the account (MINE-06). */
export const deletionMessages = {
  title: '계정 지우기',
  ...readingMessages('계정 지우기를'),
  lead: '신청하시면 7일 뒤에 계정이 지워집니다. 그 전에는 언제든지 그만두실 수 있습니다.',
  goes: '지워지는 것',
  stays: '교회에 남는 것',
  office: '교인 기록까지 고치거나 지우고 싶으시면 교회 사무실에 말씀해 주세요.',
  ask: '계정 지우기',
  untilThen: '그때까지는 지금처럼 쓰실 수 있습니다. 다시 로그인하셔도 저절로 멈추지 않습니다.',
  stay: '지우지 않기',
  staying: '멈추고 있습니다',
  stayed: '계정을 지우지 않습니다.',
  stayedNext: '지금처럼 계속 쓰실 수 있습니다.',
  stayFailed: '계정 지우기를 멈추지 못했습니다.',
  unsupported: '지금 서버에서는 계정을 직접 지우실 수 없습니다. 교회 사무실에 말씀해 주시면 지워 드립니다.',
  toDeletion: '계정 지우기 살펴보기',
} as const;

export const whatGoes = [
  '계정과 비밀번호, 맡으신 역할',
  '교인 명부와의 연결, 역할·연결·고침 신청',
  '나누신 기도 제목',
  '명부에서 공개하신 것(모두 비공개로 바뀝니다)',
  '앞으로 있을 행사에 알리신 참석 인원',
] as const;

export const whatStays = [
  '교인 명부에 적힌 이름과 가정, 직분 같은 교인 기록',
  '올리신 글과 올리기 전에 저장한 글',
  '지난 행사에 알리신 인원과 함께 기도하신 횟수',
] as const;

export const deletionDialogMessages = {
  title: '계정을 지우시겠습니까?',
  lead: '본인이신지 확인할 수 있도록 비밀번호를 한 번 더 입력해 주세요. 계정은 7일 뒤에 지워집니다.',
  password: '비밀번호',
  missing: '비밀번호를 입력해 주세요.',
  wrong: '비밀번호가 맞지 않습니다. 다시 입력해 주세요.',
  submit: '7일 뒤에 지우기',
  submitting: '신청하고 있습니다',
  cancel: '취소',
  close: '계정 지우기 창 닫기',
  failed: '계정 지우기를 신청하지 못했습니다.',
} as const;

/** Why the deletion was refused, where the common sentence is not enough; a wrong password is shown at its field. */
export const deletionFailures: Readonly<Partial<Record<Failure, string>>> = {
  invalid: deletionDialogMessages.wrong,
  conflict: '마지막 관리자의 계정은 지우실 수 없습니다. 먼저 다른 분께 관리자 역할을 드려 주세요.',
  unsupported: deletionMessages.unsupported,
};

/** When the account is deleted, by the church's clock: `2026-12-01 09:40에 지워집니다.` */
export const dueText = (due: Date): string => `${momentText(due)}에 지워집니다.`;

/** When the account is deleted, as a sentence on a page that is not about the deletion. */
export const accountDueText = (due: Date): string => `계정이 ${dueText(due)}`;

const momentText = (moment: Date): string => wallClock(churchZone, moment).toISOString().slice(0, 16).replace('T', ' ');
