import type { WorshipTime } from '@/shared/church.ts';

/** The services of the church (HOME-05). */
export const services: readonly WorshipTime[] = [
  { name: '주일예배 1부', days: '일요일', hour: '9:00' },
  { name: '주일예배 2부', days: '일요일', hour: '11:00' },
  { name: '수요예배', days: '수요일 저녁', hour: '20:00' },
  { name: '새벽기도회', days: '월–토요일', hour: '5:30' },
];

/** The church school and the youth (HOME-05). */
export const schools: readonly WorshipTime[] = [
  { name: '유치부', days: '일요일', hour: '11:00' },
  { name: '아동부', days: '일요일', hour: '11:00' },
  { name: '학생부', days: '일요일', hour: '9:00' },
  { name: '청년부', days: '토요일', hour: '17:30' },
];
