import { churchName, churchNameSpanish, churchOffice } from '@/church/facts.ts';
import type { PageName, SectionName } from '@/ui/app/routes/routes.ts';

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

/** The name of every page in headings, menus and the browser's title (ROUTE-08, SHELL-10, PEOP-01). */
export const pageNames: Readonly<Record<PageName, string>> = {
  home: `${shellMessages.churchName}에 오신 것을 환영합니다`,
  notFound: '찾을 수 없는 페이지',
  register: '회원가입',
  registerConfirmation: '회원가입 안내',
  confirmEmail: '이메일 확인',
  resendEmailConfirmation: '확인 메일 다시 받기',
  forgotPassword: '비밀번호 찾기',
  resetPassword: '새 비밀번호 설정',
  logout: '로그아웃',
  search: '검색',
  myChurch: '나의 교회',
  prayers: '기도 제목',
  profile: '내 정보',
  changePassword: '비밀번호 변경',
  changeEmail: '이메일 변경',
  directory: '교인 명부',
  privacy: '내 개인정보',
  vision: '목회철학과 비전',
  history: '교회 연혁',
  missionaries: '협력 선교사',
  pastor: '담임목사',
  evangelist: '전도사',
  elders: '장로',
  seniorDeaconesses: '권사',
  ordainedDeacons: '안수집사',
  deaconTrainees: '서리집사',
  offDutyElders: '휴무장로',
  offDutyDeacons: '휴무집사',
  retiredElders: '은퇴장로',
  retiredDeaconesses: '은퇴권사',
  retiredDeacons: '은퇴집사',
  bulletin: '주보',
  currentBulletin: '이번 주 주보',
  uploadBulletin: '주보 올리기',
  bibleStudies: '성경공부',
  bibleStudy: '성경공부 문제지',
  events: '행사',
  event: '행사 안내',
  advertisements: '광고',
  advertisement: '광고 글',
  announcements: '공지사항',
  announcement: '공지 글',
  organizations: '부서 및 기관',
  mission: '선교회',
  committee: '위원회',
  manageMembers: '회원 관리',
  memberDetail: '회원 정보',
  manageDuties: '직분 관리',
  manageZones: '구역 관리',
  manageOrganisation: '부서 및 기관 관리',
  myRoles: '나의 역할',
  manageRoles: '역할 관리',
  roleDetail: '역할 정보',
  requestRole: '역할 신청',
  demoZones: '구역 연습',
  demoFamilies: '가정 연습',
};

/** The document's title on a page (ROUTE-08). */
export function documentTitle(page: PageName): string {
  return page === 'home' ? pageNames.home : `${pageNames[page]} · ${shellMessages.churchName}`;
}

/** The name of every section (SHELL-09). */
export const sectionNames: Readonly<Record<SectionName, string>> = {
  intro: '교회소개',
  people: '섬기는 사람들',
  sermon: '예배와 말씀',
  communion: '교제',
  organizations: '부서 및 기관',
  account: '내 계정',
  management: '관리',
  role: '역할',
};

/** Shown in place of a page, or of a part of the program, that could not be loaded. */
export const loadMessages = {
  pageFailed: '페이지를 불러오지 못했습니다.',
  /** The cause is unknown: it may be the reader's network connection or the host. */
  pageFailedNext: '잠시 뒤에 다시 시도해 주세요. 계속 안 되면 인터넷 연결을 살펴봐 주세요.',
  /** The page was loaded but has an error of its own. */
  pageBroke: '이 페이지에 문제가 생겨 보여 드리지 못했습니다.',
  pageBrokeNext: '다시 시도해 주세요. 계속 안 되면 교회에 알려 주세요.',
  coreFailed: '일부 기능을 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요.',
} as const;
