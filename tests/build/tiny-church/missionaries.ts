import type { Missionary } from '@/shared/church.ts';

export const missionTexts = {
  lead: '곧 함께할 분을 기다립니다.',
  verse: { text: '보내심을 받지 아니하였으면 어찌 전파하리요', reference: '로마서 10장 15절' },
  letters: '편지는 교회로 보내 주세요.',
} as const;

export const missionaries: readonly Missionary[] = [];
