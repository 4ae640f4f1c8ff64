import type { RegisterFailure } from '@/auth/ports/account-gateway.ts';
import { english, type LiteralMessage } from '../message-text.ts';

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

/** ACCT-04. */
export const invalidEntry = english('Invalid entry!');

/** The rows of the registration error catalogue (ACCT-05). */
export const registerFailures: Readonly<Record<RegisterFailure, LiteralMessage>> = {
  usernameTaken: {
    literal: english('Username Taken'),
    sentence: '이미 가입된 이메일입니다. 로그인하시거나, 비밀번호를 잊으셨으면 비밀번호 찾기를 눌러 주세요.',
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
