import { churchName, churchNameSpanish, churchOffice } from '@/church/facts.ts';

/** Texts of the shell around every page. */
export const shellMessages = {
  churchName,
  churchNameSpanish,
  skipToContent: '본문으로 바로 가기',
  mainMenu: '주요 메뉴',
  wholeMenu: '전체 메뉴',
  closeMenu: '메뉴 닫기',
  bottomNavMenu: '자주 찾는 메뉴',
  menu: '메뉴',
  login: '로그인',
  register: '회원가입',
  welcomeVisitor: '교인이시면 로그인해 주세요.',
  address: `${churchOffice.place} · 전화 ${churchOffice.telephone}`,
  socialChannels: '교회 소식 채널',
} as const;

/** Only in mocked builds: the demo's church is made up. */
export const demoNote = '체험판입니다. 여기에 나오는 사람과 연락처, 소식은 모두 지어낸 것입니다.';

/** The short page names in the BottomNav. */
export const bottomNavNames = { home: '홈', bulletin: '주보', announcements: '공지', events: '행사' } as const;

/** The page for an unknown address (ROUTE-02). */
export const notFoundMessages = {
  heading: '404',
  sentence: '찾으시는 페이지가 존재하지 않거나 이동되었습니다.',
  next: '주소를 다시 살펴보시거나, 아래에서 이전 화면이나 첫 화면으로 가실 수 있습니다.',
  back: '이전 화면으로',
  home: '첫 화면으로',
} as const;
