/** What is said of a member both on the member's own pages and on those of the Admins; neither need load the other's texts. */

import type { ZoneRole } from '@/admin/boards/zones.ts';
import type { EntityId } from '@/shared/entity-id.ts';

/** A member's number, which tells namesakes apart (MEMB-11). */
export const numberOf = (id: EntityId): string => `${id}번`;

export const genderNames: Readonly<Record<'male' | 'female' | 'none', string>> = {
  male: '남',
  female: '여',
  none: '선택 안 함',
};

export const birthDateErrors = {
  missing: '생년월일을 선택해 주세요.',
  tooEarly: '1900년 이후의 날짜를 써 주세요.',
  inFuture: '오늘보다 뒤의 날짜는 쓸 수 없습니다.',
} as const;

/** The offices of a zone: leader, chief, caretaker (ZONE-01). */
export const zoneRoleNames: Readonly<Record<ZoneRole, string>> = {
  leader: '인도자',
  chief: '구역장',
  caretaker: '권찰',
};

/** Shown for an office of a zone that nobody holds. */
export const vacantOffice = '비어 있음';

export const familyPlaces = { head: '세대주', spouse: '배우자' } as const;
