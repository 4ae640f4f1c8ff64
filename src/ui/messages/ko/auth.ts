import type { CredentialError, LoginOccasion } from '@/auth/login.ts';
import type { Access } from '@/auth/page-access.ts';
import type { SignInFailure } from '@/auth/session.ports.ts';
import type { TooManyUntil } from '@/shared/outcome.ts';
import { english, type LiteralMessage } from '../message-text.ts';

export const loginMessages = {
  title: '로그인',
  close: '로그인 창 닫기',
  email: '이메일',
  password: '비밀번호',
  submit: '로그인',
  submitting: '로그인하고 있습니다',
  help: '로그인에 어려움이 있으신가요',
  forgot: '비밀번호를 잊으셨나요?',
  resend: '확인 메일 다시 받기',
  /**
   * Shown with a wrong e-mail or password: the other possible cause, which the server does not distinguish (AUTH-07).
   */
  confirmed: '새로 가입하셨다면 확인 메일을 누르셨는지 살펴봐 주세요.',
  register: '회원가입',
} as const;

/** The literal English of the error catalogue (AUTH-07), each with its Korean sentence (ROUTE-11). */
export const signInFailures: Readonly<Record<Exclude<SignInFailure, TooManyUntil>, LiteralMessage>> = {
  missingCredentials: {
    literal: english('Missing Username or Password'),
    sentence: '이메일이나 비밀번호가 비어 있습니다.',
  },
  badCredentials: { literal: english('Unauthorized'), sentence: '이메일 또는 비밀번호가 맞지 않습니다.' },
  signInFailed: { literal: english('Login Failed'), sentence: '로그인하지 못했습니다. 잠시 뒤에 다시 시도해 주세요.' },
  noServerResponse: {
    literal: english('No Server Response'),
    sentence: '서버에서 답이 없습니다. 인터넷 연결을 살펴봐 주세요.',
  },
};

export const credentialErrors: Readonly<Record<CredentialError, string>> = {
  emailMissing: '이메일을 입력해 주세요.',
  passwordMissing: '비밀번호를 입력해 주세요.',
};

/** Why the login dialog opened automatically. */
export const loginOccasions: Readonly<Record<LoginOccasion, string | undefined>> = {
  asked: undefined,
  pageNeedsSession: '로그인하시면 보시려던 페이지로 이동합니다.',
  sessionEnded: '로그인 시간이 지났습니다. 쓰시던 내용이 있으면 그대로 있습니다.',
  tokenRejected: '서버가 로그인을 확인하지 못했습니다. 로그인하시면 보시던 화면으로 돌아옵니다.',
  endedElsewhere: '다른 창에서 로그아웃하셔서 여기에서도 로그아웃되었습니다.',
};

export const accessMessages: Readonly<Record<Exclude<Access, 'open'>, string>> = {
  signInNeeded: '이 페이지는 로그인하신 뒤에 보실 수 있습니다.',
  noPermission: '이 페이지를 보실 권한이 없습니다.',
};

export const noPermissionNext = '권한이 필요하시면 역할을 신청해 주세요.';
/** The user's unfinished text is restored when the role is given back (REL-09). */
export const permissionLostNext =
  '방금 역할이 바뀌었습니다. 쓰시던 내용은 이 창에 그대로 두었으니, 역할을 다시 받으시면 이어서 하실 수 있습니다.';

export const logoutMessages = {
  notYet: '아직 로그인되어 있습니다.',
  signedInAs: (email: string) => `${email} 님으로 로그인되어 있습니다. 로그아웃하시려면 아래를 눌러 주세요.`,
  signOut: '로그아웃',
  done: '로그아웃되었습니다.',
  next: '다음에 또 뵙겠습니다. 평안한 하루 보내세요.',
  home: '첫 화면으로',
} as const;

export const menuMessages = {
  account: '내 계정',
  management: '관리',
  logout: '로그아웃',
} as const;

/** The Korean names of the known roles; any other keeps its name. */
const roleNames: Readonly<Record<string, string>> = { Admin: '관리자', Editor: '편집자', Teacher: '교사' };

export const roleName = (role: string): string => (Object.hasOwn(roleNames, role) && roleNames[role]) || role;

export const profileMessages = {
  lead: '지금 로그인하신 계정의 정보입니다.',
  name: '이름',
  email: '이메일',
  duty: '직분',
  roles: '역할',
  none: '없음',
  actions: '계정에서 하실 수 있는 일',
} as const;
