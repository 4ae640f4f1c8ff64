import type { SearchKind } from '@/content/search/search.ts';

/** Texts of the search over the whole site. */
export const searchMessages = {
  label: '찾을 말',
  submit: '검색',
  help: '교회 소식과 행사, 주보, 홈페이지의 여러 페이지에서 함께 찾습니다.',
  helpNext: '여러 낱말을 쓰시면 모두 들어 있는 것을 찾고, 첫소리만 쓰셔도 됩니다. 보기를 눌러 보셔도 좋습니다.',
  examples: '찾아보기의 보기',
  searching: '찾고 있습니다',
  failed: '찾지 못했습니다.',
  failedNext: '쓰신 말은 그대로 두었습니다.',
  none: '맞는 내용이 없습니다.',
  noneNext: '낱말을 줄이거나 다른 말로 써 보세요. 첫소리로도 찾으실 수 있습니다.',
  noneElse: '글과 행사에서는 찾지 못했습니다.',
  lists: '목록에서 찾아보기',
  pages: '페이지',
  more: '더 보기',
  moreReading: '더 찾고 있습니다',
  moreFailed: '나머지를 불러오지 못했습니다.',
  moreFailedNext: '찾은 내용은 그대로 두었습니다.',
} as const;

/** Examples of a search; the second is written in initial consonants. */
export const searchExamples = ['수련회', 'ㅂㅈㅎ', '구역예배 장소'] as const;

/** The headings of the groups. */
export const searchKindNames: Readonly<Record<SearchKind, string>> = {
  announcement: '공지사항',
  event: '행사',
  bulletin: '주보',
  bibleStudy: '성경공부',
  advertisement: '광고',
};

export const hitCount = (count: number): string => `${count}건`;

/** The number of hits, also read aloud. @param isAll whether there are no more behind them */
export function foundSentence(text: string, count: number, isAll: boolean): string {
  const what = `‘${text}’에 맞는 글과 행사`;
  if (count === 0) return `${what}가 없습니다.`;
  return isAll ? `${what} ${count}건을 찾았습니다.` : `${what}를 새것부터 ${count}건 찾았습니다. 더 있습니다.`;
}

/**
 * Shown where the server cannot search (FIND-02).
 * @param posts of each list;
 * @param months before and after this one
 */
export const recentOnly = (posts: number, months: number): string =>
  `지금 서버에는 검색 기능이 없습니다. 공지사항과 광고, 성경공부는 최근 ${posts}건씩, 행사는 앞뒤 ${months}달에서 찾았고 주보는 찾지 못했습니다. 더 오래된 것은 각 목록에서 살펴봐 주세요.`;
