import { churchDate, daysBetween } from '../church/calendar-date.ts';
import type { Mail } from '../church/schemas/accounts.ts';
import type { Fault } from '../control/control-schema.ts';
import type { WorldName } from '../seeds/worlds.ts';
import { type DemoUser, type PanelStatus, type PartName, personaOf } from './panel-model.ts';

/** All texts of the demo panel. */
export const messages = {
  title: '체험판 도구',
  warning: '실제 교회 홈페이지에는 나오지 않습니다.',
  close: '체험판 도구 접기',
  busy: '잠시만 기다려 주세요…',
  parts: {
    people: '누구로 볼까요',
    mailbox: '편지함',
    world: '교회 자료',
    network: '인터넷 상태',
    clock: '오늘 날짜',
  } satisfies Record<PartName, string>,
  people: {
    hint: '누르시면 그 사람으로 로그인하고 이 페이지를 다시 엽니다.',
    current: '지금 이 사람',
    somebodyElse: '지금은 체험판 인물이 아닌 분으로 로그인되어 있습니다.',
    credentials: '이메일과 비밀번호',
    email: '이메일',
    password: '비밀번호',
    copy: '복사',
  },
  mailbox: {
    none: '아직 온 편지가 없습니다. 회원가입이나 비밀번호 찾기를 해 보시면 여기에 편지가 옵니다.',
    hint: '교회 홈페이지가 보냈을 편지입니다. 실제로 보내지는 않습니다.',
    fresh: '새 편지',
    to: '받는 분',
    confirm: '확인 링크 열기',
    resetPassword: '재설정 링크 열기',
  },
  world: {
    legend: '어떤 교회로 볼까요',
    hint: '고르시면 지금까지 바꾸신 내용이 없어지고 페이지를 다시 엽니다.',
    current: '지금 이 교회',
    reset: '처음 상태로 되돌리기',
    resetQuestion: '올리신 글과 편지, 날짜, 인터넷 상태가 모두 처음으로 돌아갑니다. 되돌릴까요?',
    resetYes: '네, 되돌립니다',
    resetNo: '그대로 둡니다',
  },
  network: {
    legend: '인터넷 빠르기',
    normal: '보통',
    slow: '느린 인터넷',
    slowHint: '응답마다 2초씩 늦습니다',
    offline: '인터넷 끊김',
    offlineHint: '교회와 아무것도 주고받지 못합니다',
    faultHeading: '일부러 실패하게 하기',
    call: '어떤 동작이',
    outcome: '어떻게 실패할까요',
    often: '몇 번 실패할까요',
    once: '한 번만',
    always: '끌 때까지',
    add: '실패하게 하기',
    active: '켜 둔 실패',
    none: '켜 둔 실패가 없습니다.',
    remove: '끄기',
  },
  clock: {
    real: '실제 날짜입니다.',
    moved: '날짜를 옮겨 두었습니다.',
    label: '옮길 날짜 (아순시온 기준)',
    move: '이 날로 옮기기',
    today: '실제 날짜로 돌아가기',
    hint: '옮기시면 그날 아침 10시가 되고 페이지를 다시 엽니다.',
    stale: '자료와 날짜가 다름',
    refill: '이 날짜로 새로 채우기',
    refillHint: '새로 채우시면 지금까지 바꾸신 내용은 없어집니다.',
  },
} as const;

export const demoUserWords: Readonly<Record<DemoUser, { readonly name: string; readonly about: string }>> = {
  visitor: { name: '방문자', about: '로그인하지 않고 둘러봅니다' },
  member: { name: '교인', about: '내 정보와 내 역할을 봅니다' },
  editor: { name: '편집자', about: '공지와 주보, 행사를 올리고 지웁니다' },
  admin: { name: '관리자', about: '회원과 직분, 역할을 관리합니다' },
  unlinked: { name: '연결 전 교인', about: '계정이 아직 교인 명부와 연결되지 않았습니다' },
  unconfirmed: { name: '미확인 회원', about: '이메일을 확인하지 않아 아직 로그인할 수 없습니다' },
  expiring: { name: '로그인 시간이 다 된 교인', about: '30초 뒤에 로그인 시간이 다 되어 새로 늘려야 합니다' },
};

/** The demo user's role and name: `편집자 이선영`. */
export const demoUserName = (demoUser: DemoUser): string =>
  [demoUserWords[demoUser].name, personaOf(demoUser)?.name].filter((word) => word !== undefined).join(' ');

export const worldWords: Readonly<Record<WorldName, { readonly name: string; readonly about: string }>> = {
  everyday: { name: '평소의 교회', about: '한 해 동안의 글과 주보, 행사가 있습니다' },
  empty: { name: '빈 교회', about: '아직 아무 글도 없습니다' },
  'long-feed': { name: '글이 아주 많은 교회', about: '공지가 끝없이 이어집니다' },
  hostile: { name: '짓궂은 교회', about: '아주 긴 글, 이상한 글자, 나쁜 뜻으로 쓴 글이 있습니다' },
  'known-only': { name: '옛 서버의 교회', about: '평소와 같지만 서버가 교회 문서에 있는 일만 할 줄 압니다' },
};

export const outcomeMessages = {
  '400': '잘못된 요청 (400)',
  '401': '로그인이 필요함 (401)',
  '403': '권한 없음 (403)',
  '404': '찾을 수 없음 (404)',
  '409': '이미 있음 (409)',
  '500': '서버 오류 (500)',
  '503': '서버가 쉬는 중 (503)',
  networkError: '응답 없이 끊김',
} as const;

export type OutcomeName = keyof typeof outcomeMessages;

const isOutcome = (name: string): name is OutcomeName => name in outcomeMessages;

/** How a call fails, and how often. */
export const faultMessages = (fault: Fault): string => {
  const name = fault.mode === 'status' ? String(fault.status) : fault.mode;
  const outcome = isOutcome(name) ? outcomeMessages[name] : name;
  return `${outcome} · ${fault.times === undefined ? messages.network.always : `${fault.times}번`}`;
};

const TIME: Intl.DateTimeFormatOptions = {
  timeZone: 'America/Asuncion',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
const LONG_DAY: Intl.DateTimeFormatOptions = { timeZone: 'UTC', dateStyle: 'full' };

/** `2026년 11월 18일 수요일` for a calendar date. */
export const dayMessages = (date: string): string =>
  new Intl.DateTimeFormat('ko-KR', LONG_DAY).format(new Date(`${date}T00:00:00Z`));

/** The day for which the records were created, and what is missing on another day. */
export const staleMessages = (seededOn: string): string =>
  `지금 자료는 ${dayMessages(seededOn)}에 맞추어 만든 것이어서, 이 날짜의 주보와 행사가 보이지 않을 수 있습니다.`;

/** `오늘 09:02`, `어제 20:41`, or the date, as the church counts its days. */
export const sentMessages = ({ sentAt }: Mail, now: string): string => {
  const sent = new Date(sentAt);
  const day = churchDate(sent);
  const age = daysBetween(day, churchDate(new Date(now)));
  return `${{ 0: '오늘', 1: '어제' }[age] ?? day} ${new Intl.DateTimeFormat('ko-KR', TIME).format(sent)}`;
};

export const unreadMessages = (count: number): string => `새 편지 ${count}통`;

export const linkMessages = (link: string): string =>
  /^\/resetPassword/i.test(link) ? messages.mailbox.resetPassword : messages.mailbox.confirm;

/** The sentence for the outcome of a command. */
export const statusMessage = (status: PanelStatus): string => {
  switch (status.kind) {
    case 'became':
      return `이제 ${demoUserName(status.demoUser)}의 눈으로 보고 계십니다.`;
    case 'notConfirmed':
      return `${demoUserName(status.demoUser)} 님은 이메일을 확인하지 않아 교회가 로그인을 거절했습니다. 로그인 창에서 확인 메일을 다시 받으시면 편지함에 확인 링크가 옵니다.`;
    case 'refused':
      return `비밀번호나 이메일이 바뀌어 ${demoUserName(status.demoUser)} 님으로 로그인하지 못했습니다. 처음 상태로 되돌리면 다시 됩니다.`;
    case 'entered':
      return `이제 ‘${worldWords[status.world].name}’입니다.`;
    case 'dateSet':
      return status.date === null ? '실제 날짜로 돌아왔습니다.' : `오늘이 ${dayMessages(status.date)}이 되었습니다.`;
    case 'mailCame':
      return `${unreadMessages(status.count)}이 왔습니다.`;
    case 'reset':
      return '처음 상태로 되돌렸습니다.';
    case 'refilled':
      return '이 날짜에 맞추어 새로 채웠습니다.';
    case 'recreated':
      return '이 브라우저에 보관하던 체험 자료를 더는 읽을 수 없어, 모두 처음 상태로 새로 채웠습니다.';
    case 'networkSet':
      return '인터넷 상태를 바꾸었습니다. 다음에 하시는 일부터 달라집니다.';
    case 'faultAdded':
      return '다음에 그 일을 하시면 실패합니다.';
    case 'faultRemoved':
      return '이제 다시 잘 됩니다.';
    case 'copied':
      return '복사했습니다.';
    case 'notCopied':
      return '브라우저가 복사를 막았습니다. 글자를 직접 골라 복사해 주세요.';
    case 'offline':
      return '교회와 연결되지 않아 로그인하지 못했습니다. ‘인터넷 상태’를 먼저 보통으로 돌려 주세요.';
    case 'failed':
    default:
      return '하지 못했습니다. ‘인터넷 상태’에서 켜 둔 실패가 있으면 끄고 다시 해 주세요.';
  }
};
