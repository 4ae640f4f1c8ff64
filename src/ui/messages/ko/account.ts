import type { PasswordPart } from '@/auth/account.ts';
import { english } from '../message-text.ts';

export const accountFields = {
  email: '이메일',
  emailHint: '예: hong@example.com',
  oldPassword: '현재 비밀번호',
  currentEmail: '현재 이메일',
  newEmail: '새 이메일',
  hangul: '한글이 들어 있습니다. 한/영 키를 눌러 영어로 바꾸어 입력해 주세요.',
  kept: '쓰신 내용은 그대로 두었습니다.',
} as const;

/** The rule of passwords (ACCT-02). */
export const passwordRule = {
  literal: english(
    '4 to 24 characters. Must include uppercase and lowercase letters, a number and a special character.',
  ),
  sentence: '4자에서 24자까지 쓰시고, 영어 대문자와 소문자, 숫자, 특수문자를 하나씩은 넣어 주세요.',
};

export const passwordRuleMessages = {
  list: '비밀번호 조건',
  kept: '충족됨',
  missing: '아직 부족함',
} as const;

/** The parts of the rule, each with its name and an example. */
export const passwordPartNames: Readonly<Record<PasswordPart, { readonly name: string; readonly example?: string }>> = {
  length: { name: '4자에서 24자' },
  lowercase: { name: '영어 소문자', example: 'a b c' },
  uppercase: { name: '영어 대문자', example: 'A B C' },
  digit: { name: '숫자', example: '1 2 3' },
  special: { name: '특수문자', example: String.raw`! @ # $ % + - * / ? , . ^ & ( ) \ |` },
};

/** The missing parts of a password, in one sentence. */
export function weakPassword(missing: readonly PasswordPart[]): string {
  return `아직 빠진 것: ${missing.map((part) => passwordPartNames[part].name).join(', ')}`;
}

/** ACCT-01. */
export const notAnEmail = '올바른 이메일 주소를 입력해주세요.';

/** A password and its repetition (ACCT-03). */
export interface PasswordPairText {
  readonly label: string;
  readonly confirmationLabel: string;
  readonly confirmationHint: string;
  readonly different: string;
}

export const firstPassword: PasswordPairText = {
  label: '비밀번호',
  confirmationLabel: '비밀번호 확인',
  confirmationHint: '위에 쓰신 비밀번호를 한 번 더 입력해 주세요.',
  different: '비밀번호와 일치해야 합니다.',
};

export const nextPassword: PasswordPairText = {
  label: '새 비밀번호',
  confirmationLabel: '새 비밀번호 확인',
  confirmationHint: '위에 쓰신 새 비밀번호를 한 번 더 입력해 주세요.',
  different: '새 비밀번호와 일치해야 합니다.',
};

export const profileLinks = {
  changePassword: '비밀번호 변경하기',
  changeEmail: '이메일 변경하기',
  requestRole: '역할 신청하기',
} as const;

export const passwordChangeMessages = {
  lead: '현재 비밀번호를 한 번 쓰시고, 새 비밀번호를 두 번 입력해 주세요.',
  submit: '비밀번호 변경',
  submitting: '변경하고 있습니다',
  how: '새 비밀번호 두 칸을 바르게 쓰시면 누르실 수 있습니다.',
  done: { literal: '비밀번호를 성공적으로 변경하였습니다.', sentence: '다음부터는 새 비밀번호로 로그인해 주세요.' },
  failed: '비밀번호 변경하기 실패하였습니다.',
  /** The browser may have sent a change twice: then this is the answer to one that was done (REL-16). */
  wrongOld:
    '현재 비밀번호가 맞는지 다시 살펴봐 주세요. 방금 이미 바뀌었을 수도 있으니, 맞게 쓰셨다면 새 비밀번호로 로그인해 보세요.',
  profile: '내 정보로',
} as const;

export const emailChangeMessages = {
  lead: '새 이메일로 확인 메일을 보내 드립니다. 그 메일의 링크를 누르시면 주소가 바뀝니다.',
  current: '로그인하실 때 쓰시는 주소입니다.',
  submit: '확인 메일 보내기',
  submitting: '보내고 있습니다',
  done: {
    literal: '이메일을 보냈습니다. 새 이메일의 받은편지함을 확인해 주세요.',
    sentence:
      '메일 안의 링크를 누르시면 주소가 바뀝니다. 지금 로그인은 그대로 쓰시면 되고, 다음 로그인부터 새 이메일을 쓰시면 됩니다. 메일이 보이지 않으면 스팸 메일함도 살펴봐 주세요.',
  },
  failed: '이메일 주소 변경 실패했습니다.',
  taken: '이미 쓰이고 있는 이메일입니다. 다른 주소를 입력해 주세요.',
  wrong:
    '현재 이메일과 새 이메일을 다시 살펴봐 주세요. 주소를 바꾸신 지 얼마 되지 않았으면 로그아웃하신 뒤 다시 로그인해 주세요.',
  again: '다른 주소 쓰기',
} as const;
