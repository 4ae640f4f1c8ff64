import { dayOfMonth, daysBetween, monthOf, nextWeekday, yearOf } from '../../church/calendar-date.ts';
import type { StoredFile } from '../../church/schemas/files.ts';
import { sundayName } from '../church-year.ts';
import { createRandom, type Random } from '../random.ts';
import { sermonOf } from '../texts/sermons.ts';
import { gold, green, leaders, picture, soft, text } from './svg.ts';

/** The body of a stored file: its bytes or text unchanged, a drawing drawn now. */
export const fileContent = ({ content }: StoredFile): string | Uint8Array<ArrayBuffer> => {
  if (typeof content === 'string' || !('drawing' in content)) return content;
  return content.drawing === 'poster' ? drawPoster(content) : drawBulletin(content.date, content.page, content.people);
};

const rule = '<path d="M28 28h364" stroke="#1d2733" stroke-width="3"/><path d="M28 34h364" stroke="#1d2733"/>';

/** The first bulletin came out with the church, in 1976; numbering restarts every January. */
const volumeOf = (date: string): string => {
  const firstSunday = nextWeekday(`${yearOf(date)}-01-01`, 0);
  return `제${yearOf(date) - 1975}권 ${daysBetween(firstSunday, date) / 7 + 1}호`;
};

const spoken = (date: string): string => `${yearOf(date)}년 ${monthOf(date)}월 ${dayOfMonth(date)}일`;

const cover = (date: string): string =>
  [
    text(28, 60, volumeOf(date), { size: 14 }),
    text(392, 60, spoken(date), { size: 14, anchor: 'end' }),
    `<path d="M100 362V202a110 110 0 0 1 220 0V362z" fill="${green}"/>`,
    '<path d="M112 362V202a98 98 0 0 1 196 0V362z" fill="#f6e2b2"/><circle cx="210" cy="232" r="50" fill="#fffdf6"/>',
    '<path d="M112 300q24-20 49 0t49 0 49 0 49 0v62H112z" fill="#6f9a86"/>',
    `<path d="M112 326q24-20 49 0t49 0 49 0 49 0v36H112z" fill="${green}"/>`,
    `<path d="M205 150h10v44h30v10h-30v88h-10v-88h-30v-10h30z" fill="${green}"/>`,
    text(210, 448, '주 보', { size: 40, anchor: 'middle', bold: true, spacing: 14 }),
    text(210, 486, sundayName(date), { size: 17, anchor: 'middle' }),
    `<path d="M190 504h40" stroke="${gold}" stroke-width="2"/>`,
    text(210, 538, '아순시온 소망한인교회', { size: 18, anchor: 'middle', fill: green, bold: true }),
    text(210, 562, '세상의 소망이 되는 교회', { size: 13, anchor: 'middle', fill: soft }),
  ].join('');

const pageHeading = (left: string, right: string): string =>
  text(28, 74, left, { size: 25, bold: true }) + text(392, 74, right, { size: 14, anchor: 'end', fill: soft });

const rows = (list: readonly (readonly [string, string, boolean?])[]): string =>
  list.map(([left, right, bold = false], at) => leaders(116 + at * 31, left, right, bold)).join('');

const footnote = (words: string): string =>
  `<path d="M28 534h364" stroke="#e4e0d6"/>${text(28, 562, words, { size: 13, fill: soft })}`;

const order = (date: string, random: Random, people: readonly string[]): string => {
  const sermon = sermonOf(date);
  const hymn = (): string => `${random.integer(1, 645)}장`;
  return (
    pageHeading('주일예배', '1부 9:00 · 2부 11:00') +
    rows([
      ['예배로 부름', '인도자'],
      ['찬송', hymn()],
      ['교독문', `${random.integer(1, 137)}번`],
      ['신앙고백', '다 같이'],
      ['찬송', hymn()],
      ['대표기도', people[0] ?? '맡은 이'],
      ['성경봉독', sermon.passage],
      ['찬양', '시온찬양대'],
      ['말씀', sermon.title, true],
      ['봉헌', '다 같이'],
      ['교회 소식', '인도자'],
      ['찬송', hymn()],
      ['축도', '담임목사'],
    ]) +
    footnote('예배 후 친교실에서 차를 나눕니다.')
  );
};

const news = [
  '새로 오신 분은 안내석에서 도와드립니다.',
  '새벽기도회는 월요일부터 토요일까지 5시 30분입니다.',
  '수요예배는 저녁 8시에 드립니다.',
  '구역예배 보고서는 사무실에 내 주세요.',
  '한글학교 수업은 토요일 아침 9시에 시작합니다.',
  '주차는 뒤편 주차장과 옆 공터를 써 주세요.',
  '아픈 교우를 위해 함께 기도해 주세요.',
  '청년부는 토요일 저녁 5시 30분에 모입니다.',
  '교회 버스는 예배 40분 전에 출발합니다.',
  '친교실 봉사자를 기다리고 있습니다.',
] as const;

const newsPage = (date: string, random: Random): string =>
  pageHeading('교회 소식', spoken(date)) +
  random
    .shuffled(news)
    .slice(0, 7)
    .map((words, at) => text(28, 124 + at * 56, `${at + 1}. ${words}`, { size: 15 }))
    .join('') +
  footnote('더 자세한 소식은 교회 홈페이지에서 보실 수 있습니다.');

const serving = (random: Random, people: readonly string[]): string => {
  const amount = (): string => `₲ ${random.integer(1, 9)}.${random.integer(0, 9)}00.000`;
  const count = (low: number, high: number): string => `${random.integer(low, high)}명`;
  return (
    pageHeading('섬김과 헌금', '지난 주') +
    rows([
      ['다음 주 기도', people[1] ?? '맡은 이'],
      ['안내', people[2] ?? '맡은 이'],
      ['봉헌 위원', people[3] ?? '맡은 이'],
      ['친교 봉사', people[4] ?? '맡은 이'],
      ['차량 봉사', people[5] ?? '맡은 이'],
      ['1부 예배', count(70, 95)],
      ['2부 예배', count(140, 190)],
      ['교회학교', count(105, 148)],
      ['십일조', amount()],
      ['감사헌금', amount()],
      ['선교헌금', amount()],
      ['주일헌금', amount()],
    ]) +
    footnote('귀한 섬김과 헌금에 감사드립니다.')
  );
};

/**
 * One of the four pages of a Sunday's bulletin as SVG, 420 by 594: cover, order of worship, news, serving.
 * The same date, page and people always give the same picture.
 */
export const drawBulletin = (date: string, page: number, people: readonly string[]): string => {
  const random = createRandom(`bulletin ${date} ${page}`);
  const body = [cover(date), order(date, random, people), newsPage(date, random), serving(random, people)][page - 1];
  return picture(420, 594, '#fffdf7', rule + (body ?? ''));
};

const looks = [
  { ground: '#0f4b3f', arch: '#f6e2b2', mark: '#12594b', words: '#fbf3de' },
  { ground: '#fffdf7', arch: '#12594b', mark: '#f0d9a5', words: '#1d2733' },
  { ground: '#5a2f1d', arch: '#f3d9b4', mark: '#8c3d1c', words: '#fbeedd' },
  { ground: '#1f3350', arch: '#dbe6f2', mark: '#2a4d78', words: '#eef4fb' },
] as const;

interface Poster {
  readonly heading: string;
  readonly line: string;
  /** Any whole number; it wraps around the colourings. */
  readonly look: number;
}

/** An advertisement's picture, 480 by 640: the round-headed window over two lines of writing. */
export const drawPoster = ({ heading, line, look }: Poster): string => {
  const { ground, arch, mark, words } = looks[look % looks.length] ?? looks[0];
  const size = Math.min(40, Math.floor(400 / Math.max(1, heading.length)));
  const body = [
    `<path d="M18 18h444v604H18z" fill="none" stroke="#d9a850" stroke-width="1.5"/>`,
    `<path d="M130 400V220a110 110 0 0 1 220 0v180z" fill="${arch}"/>`,
    `<path d="M234 170h12v46h38v12h-38v110h-12V228h-38v-12h38z" fill="${mark}"/>`,
    `<path d="M130 372q28-20 55 0t55 0 55 0 55 0" fill="none" stroke="${mark}" stroke-width="4"/>`,
    text(240, 480, heading, { size, anchor: 'middle', fill: words, bold: true }),
    `<path d="M200 506h80" stroke="#d9a850" stroke-width="2"/>`,
    text(240, 548, line, { size: 20, anchor: 'middle', fill: words }),
    text(240, 596, '아순시온 소망한인교회', { size: 15, anchor: 'middle', fill: words }),
  ];
  return picture(480, 640, ground, body.join(''));
};
