import { blankPrayer, type Prayer, type PrayerDraft } from '@/people/prayers.ts';

/** Another user's request to all members; pass the fields that the test is about. */
export const aPrayer = (given: Partial<Prayer> = {}): Prayer => ({
  id: 4,
  text: '수술을 앞둔 어머니를 위해 기도해 주세요.',
  scope: 'members',
  isAnonymous: false,
  author: '이선영',
  isMine: false,
  writtenOn: '2026-11-15',
  until: '2026-12-16',
  hasEnded: false,
  prayed: 2,
  hasPrayedToday: false,
  isAnswered: false,
  hiddenReason: undefined,
  version: '"1"',
  ...given,
});

export const aPrayerDraft = (given: Partial<PrayerDraft> = {}): PrayerDraft => ({
  ...blankPrayer,
  text: '아기가 건강하도록 기도해 주세요.',
  scope: 'members',
  ...given,
});
