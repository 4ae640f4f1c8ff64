import { previews } from '@/church/previews.ts';
import type { PageName } from '@/ui/app/routes/routes.ts';

/** Shown without scripts on prerendered pages with missing parts. */
export const noScriptMessages = {
  sentence:
    '이 페이지의 일부 내용은 자바스크립트를 켜야 보입니다. 브라우저 설정에서 자바스크립트를 허용하신 뒤 다시 열어 주세요.',
} as const;

const { anyPage, ...ownPages } = previews;

const descriptions: Partial<Record<PageName, string>> = {
  ...ownPages,
  notFound: '찾으시는 페이지가 존재하지 않거나 이동되었습니다.',
  search: '교회 소식과 행사, 주보, 홈페이지의 여러 페이지를 한 번에 찾습니다.',
  bulletin: '주일마다 나오는 주보를 날짜별로 보실 수 있습니다.',
  currentBulletin: '이번 주일의 주보입니다.',
  bibleStudies: '성경공부 문제지를 내려받으실 수 있습니다.',
  events: '예배와 모임, 교회의 여러 행사를 달력으로 보실 수 있습니다.',
  advertisements: '교우와 이웃이 전하는 광고입니다.',
  announcements: '교회에서 알려 드리는 소식입니다.',
  organizations: '당회와 위원회, 선교회를 한눈에 보실 수 있습니다.',
};

/** The description of a page in search results and chat previews. */
export function pageDescription(page: PageName): string {
  return descriptions[page] ?? anyPage;
}
