import type { Church } from '../church.ts';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
}

/** Form encoding would write a blank as `+`; in these links a `+` is a plus sign everywhere. */
const queryOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

const confirmLink = (userId: string, code: string): string => `/confirmEmail?${queryOf({ userId, code })}`;

/** Stores an e-mail in the church's outbox; its link is a path of this site (MOCK-03). */
const send = async (church: Church, letter: Letter): Promise<void> => {
  await church.mails.create({ id: church.nextId('mails'), ...letter, sentAt: church.now().toISOString() });
};

export const sendConfirmation = (church: Church, to: string, userId: string, code: string): Promise<void> =>
  send(church, {
    to,
    subject: '이메일 주소를 확인해 주세요',
    text: '아순시온 소망한인교회 홈페이지에 가입해 주셔서 감사합니다. 아래 링크를 누르시면 가입이 끝납니다.',
    link: confirmLink(userId, code),
  });

export const sendPasswordReset = (church: Church, to: string, code: string): Promise<void> =>
  send(church, {
    to,
    subject: '비밀번호를 다시 정해 주세요',
    text: '아래 링크를 누르시면 새 비밀번호를 정하실 수 있습니다. 요청하신 적이 없으면 이 편지를 지우셔도 됩니다.',
    link: `/resetPassword?${queryOf({ code, email: to })}`,
  });

export const sendEmailChange = (church: Church, to: string, userId: string, code: string): Promise<void> =>
  send(church, {
    to,
    subject: '새 이메일 주소를 확인해 주세요',
    text: '이메일 주소를 바꾸려고 하십니다. 아래 링크를 누르시면 이 주소로 바뀝니다.',
    link: confirmLink(userId, code),
  });
