import { daysBetween } from '../../church/calendar-date.ts';
import { thanksgiving } from '../church-year.ts';

export interface Sermon {
  readonly title: string;
  readonly passage: string;
}

const sermons: readonly Sermon[] = [
  { title: '두려워하지 말라', passage: '사 41:10' },
  { title: '선한 목자', passage: '요 10:11–15' },
  { title: '좁은 문으로', passage: '마 7:13–14' },
  { title: '새 힘을 얻으리니', passage: '사 40:28–31' },
  { title: '서로 짐을 지라', passage: '갈 6:1–5' },
  { title: '포도나무와 가지', passage: '요 15:1–8' },
  { title: '길을 여시는 하나님', passage: '출 14:10–16' },
  { title: '잃은 양 한 마리', passage: '눅 15:1–7' },
  { title: '나그네를 대접하라', passage: '히 13:1–3' },
  { title: '겨자씨 한 알', passage: '막 4:30–32' },
  { title: '주는 나의 피난처', passage: '시 46:1–7' },
  { title: '약할 때 강함이라', passage: '고후 12:7–10' },
  { title: '우물가의 여인', passage: '요 4:7–15' },
  { title: '내 이웃이 누구인가', passage: '눅 10:25–37' },
  { title: '빈 배로 돌아온 밤', passage: '요 21:1–6' },
  { title: '믿음의 걸음', passage: '히 11:8–10' },
  { title: '하루치 만나', passage: '출 16:13–18' },
];

/** A Sunday's sermon; Thanksgiving has its own. */
export const sermonOf = (sunday: string): Sermon => {
  if (sunday === thanksgiving(Number(sunday.slice(0, 4)))) return { title: '범사에 감사하라', passage: '살전 5:16–18' };
  const week = Math.floor(daysBetween('1976-05-30', sunday) / 7);
  return sermons.at(week % sermons.length) ?? { title: '', passage: '' };
};
