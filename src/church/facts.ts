import type { SocialLink } from '@/shared/church.ts';
import type { CalendarDate } from '@/shared/dates.ts';

/** The church's name in headings, the browser's title and previews. */
export const churchName = '아순시온 소망한인교회';
export const churchNameSpanish = 'Iglesia Coreana Somang';

/** In the footer of every page (SHELL-08). */
export const churchOffice = { place: '파라과이 아순시온', telephone: '021 000 000' } as const;

/** The day of the church's first service, a Sunday; there are no bulletins of earlier weeks (BULL-01). */
export const firstSunday: CalendarDate = '1976-05-30';

/** What the church wants to be, as it says of itself (PEOP-02). */
export const churchMotto = '세상의 소망이 되는 교회';

/** The church's postal address; its place on the map is in `map-place.ts` (HOME-06). */
export const churchAddress = {
  street: '라파초 대로 1976번지, 루스 길 모퉁이',
  parking: '교회 뒤편 주차장과 옆 공터를 쓰실 수 있습니다.',
} as const;

/** The church's pages elsewhere (SHELL-08). */
export const socialLinks: readonly SocialLink[] = [
  { href: 'https://www.youtube.com/', label: '유튜브' },
  { href: 'https://www.facebook.com/', label: '페이스북' },
  { href: 'https://pf.kakao.com/', label: '카카오톡 채널' },
];
