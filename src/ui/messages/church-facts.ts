/** In the footer of every page (SHELL-08). */
export const churchOffice = { place: '파라과이 아순시온', telephone: '021 000 000' } as const;

/** The way to the church; its place on the map is configured where the site is built (HOME-06). */
export const churchAddress = {
  street: '라파초 대로 1976번지, 루스 길 모퉁이',
  parking: '교회 뒤편 주차장과 옆 공터를 쓰실 수 있습니다.',
} as const;

/** The church's pages elsewhere (SHELL-08). */
export const socialLinks = [
  { href: 'https://www.youtube.com/', label: '유튜브' },
  { href: 'https://www.facebook.com/', label: '페이스북' },
  { href: 'https://pf.kakao.com/', label: '카카오톡 채널' },
] as const;

/** When one service or school meets: the days in words, the hour as shown. */
export interface WorshipTime {
  readonly name: string;
  readonly days: string;
  readonly hour: string;
}

/** The services of the church (HOME-05). */
export const services: readonly WorshipTime[] = [
  { name: '주일예배 1부', days: '일요일', hour: '9:00' },
  { name: '주일예배 2부', days: '일요일', hour: '11:00' },
  { name: '수요예배', days: '수요일 저녁', hour: '20:00' },
  { name: '새벽기도회', days: '월요일–토요일', hour: '5:30' },
];

/** The church school and the youth (HOME-05). */
export const schools: readonly WorshipTime[] = [
  { name: '유치부', days: '일요일', hour: '11:00' },
  { name: '아동부', days: '일요일', hour: '11:00' },
  { name: '학생부', days: '일요일', hour: '9:00' },
  { name: '청년부', days: '토요일', hour: '17:30' },
];
