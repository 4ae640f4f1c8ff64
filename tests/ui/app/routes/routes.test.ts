import { describe, expect, expectTypeOf, it } from 'vitest';
import { addressesOf, href, rootOf } from '@/ui/app/routes/href.ts';
import { allPages, matchPath, sectionPage } from '@/ui/app/routes/match.ts';
import { HOME, type PageProps, type RouteOf, routes } from '@/ui/app/routes/routes.ts';
import { documentTitle, pageNames } from '@/ui/messages/ko/shell.ts';

/** Every documented address in its documented spelling, with its page. */
const ADDRESSES = [
  ['/', '아순시온 소망한인교회에 오신 것을 환영합니다'],
  ['/home', '아순시온 소망한인교회에 오신 것을 환영합니다'],
  ['/register', '회원가입'],
  ['/registerConfirmation', '회원가입 안내'],
  ['/confirmEmail', '이메일 확인'],
  ['/resendEmailConfirmation', '확인 메일 다시 받기'],
  ['/forgotPassword', '비밀번호 찾기'],
  ['/resetPassword', '새 비밀번호 설정'],
  ['/logout', '로그아웃'],
  ['/account/home', '나의 교회'],
  ['/account/prayers', '기도 제목'],
  ['/account/profile', '내 정보'],
  ['/account/changePassword', '비밀번호 변경'],
  ['/account/changeEmail', '이메일 변경'],
  ['/account/directory', '교인 명부'],
  ['/account/privacy', '내 개인정보'],
  ['/people/pastor', '담임목사'],
  ['/people/evangelist', '전도사'],
  ['/people/elders', '장로'],
  ['/people/ordaineddeacons', '안수집사'],
  ['/people/seniordeaconesses', '권사'],
  ['/people/deacontrainees', '서리집사'],
  ['/people/retiredElders', '은퇴장로'],
  ['/people/offDutyElders', '휴무장로'],
  ['/people/RetiredDeacons', '은퇴집사'],
  ['/people/offDutyDeacons', '휴무집사'],
  ['/people/RetiredDeaconesses', '은퇴권사'],
  ['/intro/vision', '목회철학과 비전'],
  ['/intro/history', '교회 연혁'],
  ['/intro/coop-misionaries', '협력 선교사'],
  ['/sermon/uploadBulletin', '주보 올리기'],
  ['/sermon/bulletin/7', '주보'],
  ['/sermon/current', '이번 주 주보'],
  ['/sermon/bulletin', '주보'],
  ['/sermon/bibleStudies', '성경공부'],
  ['/sermon/bibleStudies/7', '성경공부 문제지'],
  ['/communion/events', '행사'],
  ['/communion/advertisements', '광고'],
  ['/communion/announcements', '공지사항'],
  ['/communion/events/2026-11-19/7', '행사 안내'],
  ['/communion/advertisements/7', '광고 글'],
  ['/communion/announcements/7', '공지 글'],
  ['/member/manageMembers', '회원 관리'],
  ['/member/detail/7', '회원 정보'],
  ['/member/manageDuties', '직분 관리'],
  ['/member/manageZones', '구역 관리'],
  ['/role/myRoles', '나의 역할'],
  ['/role/manageRoles', '역할 관리'],
  ['/role/request', '역할 신청'],
  ['/role/detail/role-editor', '역할 정보'],
  ['/organizations', '부서 및 기관'],
  ['/organizations/missions/7', '선교회'],
  ['/organizations/committees/7', '위원회'],
  ['/duty/manage', '직분 관리'],
  ['/zone/manage', '구역 관리'],
  ['/job/manage', '부서 및 기관 관리'],
  ['/no/such/page', '찾을 수 없는 페이지'],
] as const;

describe('ROUTE-03, ROUTE-05, ROUTE-08 the documented addresses', () => {
  it.each(ADDRESSES)('%s is the page %s, in any spelling (ROUTE-04)', (address, name) => {
    for (const spelt of [address, `${address}/`.replace('//', '/'), address.toUpperCase(), address.toLowerCase()]) {
      expect(pageNames[matchPath(spelt).page], spelt).toBe(name);
    }
  });

  it('are all routes, except for the search, the management’s parts and the two demo pages', () => {
    const known = ADDRESSES.map(([address]) =>
      address.toLowerCase().replace(/\/(?:7|2026-11-19\/7|role-editor)$/, '/:'),
    );
    const all = allPages.flatMap((page) => addressesOf(routes[page]));
    const others = all.filter((path) => !known.includes(path.toLowerCase().replace(/:.*$/, ':')));
    const advice = 'add the page’s address and name to ADDRESSES; what is beyond the documents, to this list';
    expect(others, advice).toEqual(['/404', '/search', '/demo/zones', '/demo/families', '/job/manage/:part']);
  });
});

describe('the page of an address', () => {
  it('is looked for once, however many parts ask', () => {
    expect(matchPath('/member/detail/7')).toBe(matchPath('/member/detail/7'));
    expect(matchPath('/member/detail/7')).not.toEqual(matchPath('/member/detail/8'));
  });
});

describe('ROUTE-06 the roots of the sections', () => {
  it.each([
    ['/intro', '/intro/vision'],
    ['/people', '/people/pastor'],
    ['/sermon', '/sermon/bulletin'],
    ['/communion', '/communion/events'],
    ['/account', '/account/profile'],
    ['/member', '/member/manageMembers'],
    ['/role', '/role/myRoles'],
    ['/organizations', undefined],
  ])('%s leads to %s', (root, page) => {
    expect(sectionPage(root)).toBe(page);
    expect(sectionPage(`${root.toUpperCase()}/`)).toBe(page);
  });
});

describe('ROUTE-08 document titles', () => {
  it('contain the page and the church; the home page’s is its welcome', () => {
    expect(documentTitle('elders')).toBe('장로 · 아순시온 소망한인교회');
    expect(documentTitle('home')).toBe('아순시온 소망한인교회에 오신 것을 환영합니다');
  });

  it('are different for each page', () => {
    expect(new Set(Object.values(pageNames)).size).toBe(Object.keys(pageNames).length);
  });
});

describe('the code of the pages (ROUTE-03)', () => {
  it.each(allPages)('of %s is a view', async (page) => {
    expect(await routes[page].code.load()).toBeTypeOf('function');
  });
});

describe('an address that `href` builds', () => {
  it('is that of the table, with its parameters', () => {
    expect(href('history')).toBe('/intro/history');
    expect(href('memberDetail', { id: '7/8 ㄱ' })).toBe('/member/detail/7%252F8%2520%25E3%2584%25B1');
    expect(href('event', { when: '2026-11-19', id: 7 })).toBe('/communion/events/2026-11-19/7');
    expect(rootOf('elders')).toBe('/people');
  });

  it('is, of several, the one that has a place for the given parameters', () => {
    expect(href('bulletin')).toBe('/sermon/bulletin');
    expect(href('bulletin', { day: '2026-11-15' })).toBe('/sermon/bulletin/2026-11-15');
    expect(href('manageDuties')).toBe('/duty/manage');
  });

  it('does not compile without a parameter, or for an unknown page', () => {
    const broken = () => {
      // @ts-expect-error the parameter `id` is missing
      href('memberDetail');
      // @ts-expect-error the page has no parameter `roleId`
      href('memberDetail', { roleId: '7' });
      // @ts-expect-error the page has no parameters
      href('history', { id: '7' });
      // @ts-expect-error none of the page's addresses has a parameter `id`
      href('bulletin', { id: '7' });
      // @ts-expect-error no such page
      href('parking');
    };
    expect(broken).toBeTypeOf('function');
  });

  it('for a login without an address of its own is a page’s', () => {
    expect(matchPath(HOME).page).toBe('home');
  });
});

/** Never run: the compiler checks it, and reports a line whose expected error does not occur. */
describe('what a page is given', () => {
  it('are the parameters of its own addresses: one that some of them lack may be absent', () => {
    expectTypeOf<PageProps<'announcement'>['params']>().toExtend<{ readonly id: string }>();
    expectTypeOf<keyof PageProps<'event'>['params']>().toEqualTypeOf<'when' | 'id'>();
    expectTypeOf<PageProps<'bulletin'>['params']['day']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<keyof PageProps<'history'>['params']>().toEqualTypeOf<never>();
    // @ts-expect-error the page has no parameter `roleId`
    void ((props: PageProps<'announcement'>) => props.params.roleId);
    // @ts-expect-error some of its addresses have no day
    void ((props: PageProps<'bulletin'>): string => props.params.day);
  });

  it('does not compile in the route of a page that asks for another’s parameters', () => {
    const put = (code: {
      readonly announcement: RouteOf<'announcement'>['code'];
      readonly roleDetail: RouteOf<'roleDetail'>['code'];
      readonly people: RouteOf<'elders'>['code'];
    }) => {
      expectTypeOf(routes.announcement.code).toEqualTypeOf(code.announcement);
      // @ts-expect-error the view needs a `roleId`, and gets an `id`
      code.announcement satisfies typeof code.roleDetail;
      // @ts-expect-error the view is one of those who serve, and needs no `id`: it would be shown for elders
      code.announcement satisfies typeof code.people;
    };
    expect(put).toBeTypeOf('function');
  });
});
