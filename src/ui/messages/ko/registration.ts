import type { RegisterFailure } from '@/auth/account.ports.ts';
import type { TooManyUntil } from '@/shared/outcome.ts';
import { english, type LiteralMessage } from '../message-text.ts';

/** The page on which a user registers. */
export const registerMessages = {
  lead: '이메일과 비밀번호만 있으면 가입하실 수 있습니다.',
  emailHint: '이 주소로 확인 메일을 보내 드립니다. 예:\u00a0hong@example.com',
  submit: '가입하기',
  submitting: '가입하고 있습니다',
  how: '세 칸을 모두 바르게 쓰시면 누르실 수 있습니다.',
  help: '이미 계정이 있으신가요',
  login: '로그인',
  forgot: '비밀번호를 잊으셨나요?',
} as const;

/** Literal (ACCT-04). */
export const invalidEntry = english('Invalid entry!');

/** The rows of the registration error catalogue (ACCT-05). */
export const registerFailures: Readonly<Record<Exclude<RegisterFailure, TooManyUntil>, LiteralMessage>> = {
  usernameTaken: {
    literal: english('Username Taken'),
    // The browser may have sent a registration twice: then this is the answer to one that was done (REL-16).
    sentence:
      '이미 가입된 이메일입니다. 방금 처음 가입하셨다면 가입이 된 것일 수 있으니 받은편지함을 살펴봐 주세요. 로그인하시거나, 비밀번호를 잊으셨으면 비밀번호 찾기를 눌러 주세요.',
  },
  notRegistered: {
    literal: '계정만들기 실패하였습니다.',
    sentence: '쓰신 내용은 그대로 두었습니다. 잠시 뒤에 다시 눌러 주세요.',
  },
  noServerResponse: {
    literal: '서버가가 반응이 없습니다.',
    sentence: '쓰신 내용은 그대로 두었습니다. 인터넷 연결을 살펴보신 뒤 다시 눌러 주세요.',
  },
};

/** The answer was lost (REL-16). */
export const registrationUnsure: LiteralMessage = {
  literal: '가입되었는지 확인하지 못했습니다.',
  sentence:
    '가입되었을 수도 있습니다. 받은편지함에 확인 메일이 왔는지 먼저 살펴봐 주세요. 쓰신 내용은 그대로 두었습니다.',
};

/** The page after a registration. */
export const registeredMessages = {
  lead: '회원가입을 마치셨으면 계정이 만들어졌습니다.',
  notYet: '아직 이메일을 확인하지 않으셨으면 로그인하실 수 없습니다. 이메일을 확인해 주세요.',
  steps: [
    '가입하실 때 쓰신 이메일의 받은편지함을 열어 주세요.',
    '교회에서 보낸 확인 메일을 열어 주세요.',
    '메일 안의 링크를 눌러 주세요. 그러면 로그인하실 수 있습니다.',
  ],
  notFound: '메일이 보이지 않으면 스팸 메일함도 살펴봐 주세요. 그래도 없으면 다시 보내 드립니다.',
  resend: '확인 메일 다시 받기',
  home: '첫 화면으로',
} as const;

export const confirmationSentTo = (email: string): string => `확인 메일을 ${email} 주소로 보냈습니다.`;

/** Where to look for an e-mail that was sent. */
const LOOK = '받은편지함을 열어 메일 안의 링크를 눌러 주세요. 메일이 보이지 않으면 스팸 메일함도 살펴봐 주세요.';

/** A page that asks for the e-mail address to which a mail is sent. */
export interface RecipientFormText {
  readonly lead: string;
  readonly submit: string;
  readonly done: LiteralMessage;
  readonly failed: string;
}

export const recipientMessages = {
  submitting: '보내고 있습니다',
  again: '다시 보내기',
  home: '첫 화면으로',
} as const;

/** Sends the mail of a registration again (ACCT-09). */
export const resendMessages = {
  lead: '가입하실 때 쓰신 이메일을 적어 주세요. 확인 메일을 다시 보내 드립니다.',
  submit: '확인 메일 보내기',
  done: { literal: '이메일이 전송되었습니다.', sentence: LOOK },
  failed: '실패....',
} as const;

/** Sends a mail to a user who has forgotten the password (ACCT-10). */
export const forgotMessages = {
  lead: '가입하실 때 쓰신 이메일을 적어 주세요. 비밀번호를 새로 정하실 수 있는 링크를 보내 드립니다.',
  submit: '링크 보내기',
  done: { literal: '이메일을 전송하였습니다.', sentence: LOOK },
  failed: '링크 전송 실패하였습니다.',
} as const;

/** The page that the mail for a forgotten password leads to (ACCT-11). */
export const resetMessages = {
  lead: '앞으로 쓰실 비밀번호를 두 번 입력해 주세요.',
  submit: '새 비밀번호 저장',
  submitting: '저장하고 있습니다',
  how: '두 칸을 모두 바르게 쓰시면 누르실 수 있습니다.',
  done: {
    literal: '새 비밀번호가 설정되었습니다. 로그인 하셔도 됩니다.',
    sentence: '방금 정하신 비밀번호로 로그인해 주세요.',
  },
  failed: '비밀번호 설정 실패했습니다.',
  oldLink: '링크가 오래되었거나 이미 쓰신 링크일 수 있습니다. 메일을 다시 받아 주세요.',
  noLink: '메일에 있는 링크로 들어와 주세요.',
  noLinkNext: '받으신 메일을 열어 링크를 다시 눌러 주세요. 메일이 없거나 오래되었으면 새로 받으실 수 있습니다.',
  newMail: '메일 다시 받기',
  login: '로그인',
} as const;

/** The page that the mail of a registration, or of a changed address, leads to (ACCT-08). */
export const confirmMessages = {
  waiting: '이메일을 확인하고 있습니다',
  done: { literal: '감사합니다! 이메일이 확인되었습니다.', sentence: '이제 로그인하실 수 있습니다.' },
  /** For a signed-in user, whose link confirmed a changed e-mail address. */
  doneSignedIn: {
    literal: '감사합니다! 이메일이 확인되었습니다.',
    sentence:
      '지금 로그인은 그대로 쓰시면 됩니다. 주소를 바꾸셨으면 다음 로그인부터 새 이메일을 써 주세요. 로그아웃하신 뒤 다시 로그인하시면 화면에도 새 주소가 나옵니다.',
  },
  profile: '내 정보로',
  failed: '문제가 발생하였습니다.',
  failedNext: '예상치 못한 문제입니다. 문의 하시길 바람니다.',
  oldLink: '링크가 오래되었거나 이미 쓰신 링크일 수 있습니다. 이미 확인하셨으면 로그인해 보세요.',
  unanswered: '서버에서 답이 없습니다. 인터넷 연결을 살펴보신 뒤 다시 시도해 주세요.',
  login: '로그인',
  resend: '확인 메일 다시 받기',
} as const;
