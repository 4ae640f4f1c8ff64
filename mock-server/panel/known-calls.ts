/** One call that the panel can spoil. */
export interface KnownCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** What follows `/api/`; `*` stands for a number or a name. */
  readonly path: string;
  readonly label: string;
}

export interface CallArea {
  readonly label: string;
  readonly calls: readonly KnownCall[];
}

type Line = readonly [`${KnownCall['method']} ${string}`, string];

const isMethod = (word: string): word is KnownCall['method'] => ['GET', 'POST', 'PUT', 'DELETE'].includes(word);

const area = (label: string, ...lines: readonly Line[]): CallArea => ({
  label,
  calls: lines.map(([call, words]) => {
    const [method = '', path = ''] = call.split(' ');
    if (!isMethod(method)) throw new Error(`${call} has no method`);
    return { method, path, label: words };
  }),
});

/** Every call of the product, grouped as its pages are. */
export const callAreas: readonly CallArea[] = [
  area(
    '공지사항',
    ['GET Announcement', '공지사항 목록 보기'],
    ['POST Announcement', '공지사항 올리기'],
    ['GET Announcement/*', '올린 공지사항 다시 읽기'],
    ['DELETE Announcement/*', '공지사항 지우기'],
  ),
  area(
    '광고',
    ['GET Advertisement', '광고 목록 보기'],
    ['POST Advertisement', '광고 올리기'],
    ['DELETE Advertisement/*', '광고 지우기'],
  ),
  area(
    '성경공부',
    ['GET BibleStudy', '성경공부 목록 보기'],
    ['POST BibleStudy', '성경공부 올리기'],
    ['DELETE BibleStudy/*', '성경공부 지우기'],
    ['GET BibleStudy/*/download', '성경공부 문제지 열기'],
  ),
  area(
    '주보',
    ['GET File/bulletin', '주보 보기'],
    ['GET File/bulletins', '주보가 있는 주 보기'],
    ['POST File/newBulletin', '주보 올리기'],
    ['PUT File/bulletin', '주보 쪽 정리'],
    ['DELETE File/bulletin', '주보 지우기'],
  ),
  area('행사', ['GET Event', '행사 달력 보기'], ['POST Event', '행사 올리기'], ['DELETE Event/*', '행사 지우기']),
  area(
    '계정',
    ['POST account/login', '로그인'],
    ['POST Account/Refresh', '로그인 시간 늘리기'],
    ['DELETE Account/Revoke', '로그아웃'],
    ['POST account/register', '회원가입'],
    ['GET Account/ConfirmEmail', '이메일 주소 확인'],
    ['POST Account/ResendEmailConfirmation', '확인 메일 다시 보내기'],
    ['POST Account/forgotpassword', '비밀번호 재설정 편지 보내기'],
    ['POST Account/ResetPassword', '비밀번호 다시 정하기'],
    ['POST Account/ChangePassword', '비밀번호 변경'],
    ['POST Account/ChangeEmail', '이메일 변경'],
  ),
  area(
    '회원',
    ['GET Member', '회원 목록 보기'],
    ['POST Member', '회원 등록'],
    ['GET Member/*', '회원 한 분 보기'],
    ['PUT Member/*', '회원 정보 저장'],
    ['DELETE Member/*', '회원 지우기'],
    ['POST Member/*/restore', '지운 회원 되살리기'],
  ),
  area(
    '직분과 섬기는 사람들',
    ['GET Duty/WithMembers', '직분별 회원 보기'],
    ['GET Duty/WithMembers/*', '섬기는 사람들 보기'],
    ['PUT Duty/*/members/*', '직분 옮기기'],
    ['DELETE Duty/*/members/*', '직분에서 빼기'],
  ),
  area(
    '구역과 가정',
    ['GET Zone', '구역 보기'],
    ['PUT Zone/*/roles/*', '구역 맡기기'],
    ['PUT Zone/*/families/*', '가정을 다른 구역으로 옮기기'],
    ['PUT Family/*/members/*', '다른 가정으로 옮기기'],
  ),
  area(
    '역할',
    ['GET role/myRoles', '내 역할 보기'],
    ['GET role', '역할 목록 보기'],
    // The roles' own ids begin so, and nothing else does.
    ['GET role/role-*', '역할 한 가지 보기'],
    ['GET role/requests', '역할 신청 목록 보기'],
    ['POST role/requests', '역할 신청'],
    ['POST role/requests/*/grant', '역할 신청 허락'],
    ['POST role/requests/*/decline', '역할 신청 거절'],
    ['POST role/add/*', '역할에 사용자 더하기'],
    ['POST role/remove/*', '역할에서 사용자 빼기'],
  ),
  area(
    '부서 및 기관',
    ['GET session', '당회와 조직 보기'],
    ['PUT session', '당회 저장'],
    ['GET committee/detailed/*', '위원회 보기'],
    ['PUT committee/*', '위원회 저장'],
    ['GET Department/*', '선교회와 부서 보기'],
    ['PUT Department/*', '선교회와 부서 저장'],
  ),
];

/** The words for a spoiled call; an unknown one, set from outside, is named by its address. */
export const labelOf = ({ method, path }: { readonly method?: string | undefined; readonly path: string }): string =>
  callAreas
    .flatMap(({ calls }) => calls)
    .find((call) => call.method === method && call.path.toLowerCase() === path.toLowerCase())?.label ??
  `${method ?? ''} ${path}`.trim();
