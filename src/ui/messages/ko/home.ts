import { churchAddress } from '@/church/facts.ts';
import { emptyListMessage, readingMessages } from './reading.ts';

/** The greeting, the worship schedule (HOME-05) and the way to the church. */
export const homeMessages = {
  myChurch: '가정과 구역, 섬기는 곳, 기도 제목이 한자리에 있습니다.',
  toMyChurch: '나의 교회 열기',
  welcome: '환영합니다',
  seeWorship: '예배 시간 보기',
  worship: '예배 시간',
  school: '교회학교와 청년',
  way: '오시는 길',
  address: '주소',
  addressText: churchAddress.street,
  parking: '주차',
  parkingText: churchAddress.parking,
} as const;

/** The slide show of the home page (HOME-03). */
export const slideMessages = {
  group: '교회 사진',
  role: '슬라이드',
  dots: '사진 고르기',
  previous: '이전 사진',
  next: '다음 사진',
  pause: '멈춤',
  play: '재생',
} as const;

/** The name of a picture by its index, from 0. */
export const slideName = (place: number): string => `${'첫두세네'[place] ?? place + 1} 번째 사진`;

/** The map of the way to the church (HOME-06). */
export const mapMessages = {
  map: '교회 주변 지도',
  here: '저희 교회가 여기 있습니다.',
  zoomIn: '지도 크게 보기',
  zoomOut: '지도 작게 보기',
  failed: '지도를 불러오지 못했습니다.',
  elsewhere: 'OpenStreetMap에서 위치 보기',
} as const;

/** The map's attribution, which its licence requires. */
export const mapCredit = (name: string) => ({ before: '지도 자료 © ', link: `${name} 기여자` });

/** The news of the week at the end of the home page. */
export const weekMessages = {
  heading: '이번 주 소식',
  announcements: {
    ...readingMessages('공지사항을'),
    heading: '공지사항',
    empty: emptyListMessage('공지사항이'),
    all: '공지사항 모두 보기',
    pinned: '고정 · ',
  },
  bulletin: {
    ...readingMessages('주보를'),
    heading: '주보',
    empty: '이번 주 주보가 아직 올라오지 않았습니다.',
    all: '최근 주보 보기',
  },
  events: {
    ...readingMessages('행사를'),
    heading: '다가오는 행사',
    empty: '곧 다가오는 행사가 없습니다.',
    all: '행사 달력 보기',
  },
};

/** The poster of the day (HOME-01). */
export const posterMessages = {
  details: '행사 일정 보기',
  close: '닫기',
} as const;
