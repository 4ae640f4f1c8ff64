import type { RoleRequestDraft } from '@/admin/requests/requests.ts';
import type { RemovalEffect } from '@/admin/roles/roles.ts';
import type { Failure } from '@/shared/outcome.ts';
import type { LiteralMessage } from '../message-text.ts';
import { roleName } from './auth.ts';

/** What the known roles allow; an unknown one allows nothing more on this site. */
const meanings: Readonly<Record<string, string>> = {
  Admin: '교인과 선교회, 구역, 부서와 기관, 역할을 관리하고, 주보와 소식을 올리고 지웁니다.',
  Editor: '주보와 성경공부, 공지사항, 광고, 행사를 올리고 지웁니다.',
};

const OTHER_MEANING = '교회에서 맡으신 일을 나타냅니다. 이 홈페이지에서 더 여는 기능은 없습니다.';

export const roleMeaning = (role: string): string =>
  (Object.hasOwn(meanings, role) ? meanings[role] : undefined) ?? OTHER_MEANING;

/** The language of a role's name when it is not Korean, since the server's names are English. */
export const languageOfRole = (role: string): 'en' | undefined => (/^[ -~]+$/.test(roleName(role)) ? 'en' : undefined);

export const myRolesMessages = {
  lead: '이 홈페이지에서 맡으신 역할과, 그 역할로 하실 수 있는 일입니다.',
  loading: '나의 역할을 불러오고 있습니다.',
  list: '맡으신 역할',
  empty: '아직 맡으신 역할이 없습니다.',
  emptyNext: '글을 읽고 계정을 관리하는 데에는 역할이 필요하지 않습니다. 맡으신 일이 있으면 역할을 신청해 주세요.',
  failed: '나의 역할을 불러오지 못했습니다.',
  request: '역할 신청하기',
  changed: '로그인하신 뒤에 역할이 바뀌었습니다.',
  changedNext: '지금 적용하시면 메뉴가 새 역할에 맞게 바뀝니다.',
  apply: '지금 적용하기',
  applying: '적용하고 있습니다',
} as const;

export const roleListMessages = {
  lead: '이 홈페이지의 역할과, 역할을 신청하신 분들입니다.',
  loading: '역할을 불러오고 있습니다.',
  list: '역할 목록',
  name: '이름',
  meaning: '하는 일',
  empty: '등록된 역할이 없습니다.',
  failed: '역할을 불러오지 못했습니다.',
} as const;

export const roleDetailMessages = {
  lead: '이 역할을 가진 분들입니다.',
  loading: '역할 정보를 불러오고 있습니다.',
  nameless: '이름 없는 역할',
  name: '이름',
  email: '이메일',
  actions: '할 수 있는 일',
  empty: '이 역할을 가진 분이 없습니다.',
  failed: '역할 정보를 불러오지 못했습니다.',
  holdersFailed: '역할을 가진 사용자를 불러오지 못했습니다.',
  missing: '없는 역할입니다.',
  missingNext: '이미 없어진 역할일 수 있습니다. 목록에서 다시 골라 주세요.',
  toList: '역할 목록으로',
  remove: '제거',
  lastAdmin: '마지막 관리자라서 제거하실 수 없습니다. 먼저 다른 분을 추가해 주세요.',
  add: '사용자 추가',
} as const;

export const removalMessages = {
  title: '역할에서 제거',
  close: '창 닫기',
  confirm: '제거합니다',
  removing: '제거하고 있습니다',
} as const;

/** The consequence for a user who loses a role. */
export function removalWarning(effect: RemovalEffect, username: string, role: string): string {
  const removal = `${username} 님에게서 ${roleName(role)} 역할을 거둡니다.`;
  return `${removal} ${effects[effect]}`;
}

const effects: Readonly<Record<RemovalEffect, string>> = {
  plain: '거둔 뒤에도 이메일로 다시 추가하실 수 있습니다.',
  ownAdmin: '지금 쓰고 계신 계정입니다. 관리 메뉴가 사라지며, 다른 관리자가 다시 추가해 주셔야 돌아옵니다.',
};

export const additionMessages = {
  title: '사용자 추가',
  close: '창 닫기',
  lead: (role: string) => `${roleName(role)} 역할을 드릴 분의 이메일을 써 주세요.`,
  email: '이메일',
  hint: '그분이 로그인하실 때 쓰시는 주소입니다.',
  submit: '추가',
  submitting: '추가하고 있습니다',
  failed: '사용자 추가 실패',
} as const;

/** Searching a member by name in place of typing the e-mail address. */
export const candidateMessages = {
  open: '회원 명부에서 고르기',
  loading: '회원 명부를 불러오고 있습니다.',
  empty: '이메일이 있는 회원이 없습니다.',
  failed: '회원 명부를 불러오지 못했습니다.',
} as const;

/** Why a role was not given, where the common sentence is not enough. */
export const additionFailures: Readonly<Partial<Record<Failure, string>>> = {
  notFound: '이 이메일을 쓰는 계정이 없습니다. 주소를 다시 살펴봐 주세요.',
  conflict: '이미 이 역할을 가진 분입니다.',
};

export const requestListMessages = {
  title: '역할 신청',
  mine: '내가 신청한 역할',
  loading: '역할 신청을 불러오고 있습니다.',
  empty: '기다리는 신청이 없습니다.',
  mineEmpty: '기다리고 있는 신청이 없습니다.',
  failed: '역할 신청을 불러오지 못했습니다.',
  unsupported: '지금 서버에서는 역할 신청을 받지 않습니다.',
  unsupportedNext: '역할이 필요하시면 교회 사무실에 말씀해 주세요.',
  waiting: '승인을 기다리고 있습니다',
  declined: '거절되었습니다',
  answer: '이유',
  decideGroup: (username: string) => `${username} 님의 신청`,
  request: '역할 신청하기',
} as const;

export const requestWithdrawalMessages = {
  withdraw: '신청 거두기',
  title: '역할 신청 거두기',
  close: '신청을 거두는 창 닫기',
  effect: '거두신 뒤에도 다시 신청하실 수 있습니다.',
  confirm: '거둡니다',
  withdrawing: '거두고 있습니다',
} as const;

export const withdrawalQuestion = (role: string): string => `${roleName(role)} 역할 신청을 거두시겠습니까?`;

export const decisionMessages = { grant: '승인', granting: '승인하고 있습니다', decline: '거절' } as const;

export const declineMessages = {
  title: '신청 거절',
  close: '거절 창 닫기',
  lead: (username: string, role: string) => `${username} 님의 ${roleName(role)} 역할 신청을 거절합니다.`,
  reason: '거절하시는 이유',
  reasonHint: '신청하신 분께 그대로 보여 드립니다.',
  missing: '거절하시는 이유를 써 주세요.',
  submit: '거절합니다',
} as const;

const possessiveName = (username: string): string => `${username} 님의`;

/** The requester, as the beginning of the toast's sentence, and the same with the role (ROLE-08). */
export const roleTexts = {
  possessiveName,
  roleRequestOf: (username: string, role: string): string => `${possessiveName(username)} ${roleName(role)} 역할`,
} as const;

export const requestFormMessages = {
  lead: '맡으신 일에 필요한 역할을 신청하시면 관리자가 살펴보고 승인해 드립니다.',
  loading: '신청하실 수 있는 역할을 불러오고 있습니다.',
  role: '신청하실 역할',
  prompt: '역할을 골라 주세요',
  reason: '신청하시는 이유',
  reasonHint: '어떤 일에 쓰실지 한두 문장으로 써 주세요.',
  submit: '신청하기',
  submitting: '신청하고 있습니다',
  failed: '역할을 신청하지 못했습니다.',
  kept: '쓰신 내용은 그대로 두었습니다.',
  notLoaded: '신청하실 수 있는 역할을 불러오지 못했습니다.',
  unlinked: '교인으로 연결된 뒤에 신청하실 수 있습니다.',
  unlinkedNext: '연결은 ‘나의 교회’에서 신청하실 수 있습니다.',
  toMyChurch: '나의 교회로 가기',
  nothingLeft: '더 신청하실 역할이 없습니다.',
  nothingLeftNext: '지금 맡으신 역할은 나의 역할에서 보실 수 있습니다.',
  toMyRoles: '나의 역할로',
  toRequests: '신청 상태 보기',
  again: '다른 역할 신청하기',
} as const;

export const requestSent: LiteralMessage = {
  literal: '역할을 신청했습니다.',
  sentence: '관리자가 승인하면 역할이 생깁니다. 그때까지 기다려 주세요.',
};

export const requestFieldErrors: Readonly<Record<keyof RoleRequestDraft, string>> = {
  roleId: '역할을 골라 주세요.',
  reason: '신청하시는 이유를 써 주세요.',
};

/** Why a request was refused, where the common sentence is not enough. */
export const requestUnsure = {
  literal: '역할을 신청했는지 확인하지 못했습니다.',
  sentence: '신청되었을 수도 있으니 신청 상태를 먼저 살펴봐 주세요. 쓰신 내용은 그대로 두었습니다.',
} as const;

export const requestFailures: Readonly<Partial<Record<Failure, string>>> = {
  conflict: '이미 가지고 계시거나 이미 신청하신 역할입니다.',
  unsupported: '지금 서버에서는 역할 신청을 받지 않습니다. 교회 사무실에 말씀해 주세요.',
};

export const countOfHolders = (count: number): string => `${count}명`;
/** Announced after the label of the menu's link. */
export const openRequestsLabel = (count: number): string => ` 기다리는 신청 ${count}건`;
export const countOfRequests = (count: number): string => `${count}건`;

/** Accounts that request to be linked to a member (MINE-02). */
export const linkRequestMessages = {
  title: '교인 연결 신청',
  loading: '교인 연결 신청을 불러오고 있습니다.',
  empty: '기다리는 연결 신청이 없습니다.',
  failed: '교인 연결 신청을 불러오지 못했습니다.',
  candidates: '명부에서 찾은 교인',
  nobody: '이름이나 생년월일이 같은 교인이 명부에 없습니다. 회원을 먼저 등록하시거나, 이유를 적어 거절해 주세요.',
  toMembers: '회원 관리로',
  link: '연결',
  linking: '연결하고 있습니다',
  born: (date: string) => `${date} 생`,
  fits: { both: '이름과 생년월일이 같음', name: '이름이 같음', birthDate: '생년월일이 같음' },
  declineLead: (username: string) => `${username} 님의 교인 연결 신청을 거절합니다.`,
} as const;
