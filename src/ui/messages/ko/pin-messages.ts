import type { PinError } from '@/content/domain/pin.ts';

/** The texts of the dialog in which a post is pinned to the head of its list. */
export const pinMessages = {
  title: '목록 맨 위에 고정하기',
  close: '고정 창 닫기',
  until: '마지막 날',
  untilHint: '이 날까지 맨 위에 있고, 지나면 저절로 풀립니다. 한 목록에 세 개까지, 석 달 안에서 고정하실 수 있습니다.',
  pin: '고정하기',
  change: '날짜 바꾸기',
  pinning: '고정하고 있습니다',
  unpin: '고정 풀기',
  unpinning: '고정을 풀고 있습니다',
  failed: '고정을 바꾸지 못했습니다.',
  full: '이미 세 개가 고정되어 있습니다.',
  fullNext: '그 가운데 하나의 고정을 먼저 풀어 주세요.',
} as const;

export const pinErrors: Readonly<Record<PinError, string>> = {
  missing: '마지막 날을 골라 주세요.',
  past: '오늘이나 그 뒤의 날을 골라 주세요.',
  tooFar: '오늘부터 90일 안의 날을 골라 주세요.',
};
