import type { SocialLink } from '@/shared/church.ts';
import type { CalendarDate } from '@/shared/dates.ts';

export const churchName = '비야리카 은혜교회';
export const churchNameSpanish = 'Iglesia de la Gracia';
export const churchOffice = { place: '파라과이 비야리카', telephone: '0541 000 000' } as const;
export const firstSunday: CalendarDate = '1998-03-01';
export const churchMotto = '은혜로 사는 교회';
export const churchAddress = { street: '언덕길 7번지', parking: '마당에 세우실 수 있습니다.' } as const;
export const socialLinks: readonly SocialLink[] = [];
