import { addDays, dateOf, nextWeekday } from '../../church/calendar-date.ts';
import type { EventType } from '../../church/schemas/content.ts';
import { advent, easter, nthSunday, thanksgiving } from '../church-year.ts';

interface YearEvent {
  readonly name: string;
  readonly type: EventType;
  readonly hostedBy: string;
  /** Its first day in that year. */
  readonly start: (year: number) => string;
  /** How many days it lasts. */
  readonly days: number;
}

const general = (name: string, hostedBy: string, start: YearEvent['start']): YearEvent => ({
  name,
  type: '일반행사',
  hostedBy,
  start,
  days: 1,
});

const long = (name: string, hostedBy: string, days: number, start: YearEvent['start']): YearEvent => ({
  name,
  type: '주간행사',
  hostedBy,
  start,
  days,
});

const saturday = (month: number, from: number) => (year: number) => nextWeekday(dateOf(year, month, from), 6);
const monday = (month: number, from: number) => (year: number) => nextWeekday(dateOf(year, month, from), 1);
const on = (month: number, day: number) => (year: number) => dateOf(year, month, day);

/** The events that take place once a year. Their days agree with those in the announcements. */
export const yearEvents: readonly YearEvent[] = [
  long('신년 특별 새벽기도회', '예배위원회', 6, monday(1, 2)),
  long('여름 성경학교', '아동부', 5, monday(1, 14)),
  general('공동의회', '당회', (year) => nthSunday(year, 1, 4)),
  long('청년부 여름 수련회', '청년부', 3, saturday(2, 12)),
  general('교사 강습회', '교육위원회', saturday(2, 20)),
  general('한글학교 개학식', '한글학교부', saturday(3, 1)),
  long('고난주간 특별 새벽기도회', '예배위원회', 6, (year) => addDays(easter(year), -6)),
  general('부활절 달걀 나눔', '봉사위원회', easter),
  general('전교인 성경퀴즈대회', '성인교육부', saturday(4, 18)),
  general('어버이주일 경로잔치', '경로부', (year) => nthSunday(year, 5, 2)),
  general('창립기념 사진전', '도서부', (year) => nextWeekday(dateOf(year, 5, 30), 0)),
  general('전교인 체육대회', '체육부', saturday(6, 6)),
  general('겨울옷 나눔', '구제부', saturday(6, 20)),
  long('학생부 겨울 수련회', '학생부', 4, monday(7, 11)),
  general('광복절 기념 음악회', '찬양부', on(8, 15)),
  general('여전도회 헌신예배', '여전도회', (year) => nthSunday(year, 8, 4)),
  long('차코 단기선교', '원주민선교부', 5, monday(9, 8)),
  general('송편 빚기', '식당부', saturday(9, 21)),
  general('한글날 글짓기 대회', '한글학교부', saturday(10, 6)),
  general('봄 야유회', '친교위원회', saturday(10, 16)),
  general('종교개혁주일 특강', '성인교육부', (year) => nextWeekday(dateOf(year, 10, 25), 0)),
  general('사랑의 바자회', '여전도회', saturday(11, 1)),
  long('감사 성경통독 주간', '교육위원회', 6, (year) => addDays(thanksgiving(year), -3)),
  long('대강절 기도 주간', '당회', 7, advent),
  general('김장 나눔', '봉사위원회', saturday(12, 4)),
  general('성탄 전야 발표회', '교육위원회', on(12, 24)),
  general('성탄절 예배', '예배위원회', on(12, 25)),
  general('송구영신예배', '예배위원회', on(12, 31)),
];
