import { answeredAgainAt, type Failure } from '@/shared/outcome.ts';
import { english, type MessageText } from '../message-text.ts';

/** AUTH-16. */
const NETWORK_ERROR = english('Network Error');

/** Why something could not be done, in the reader's words; the English label of AUTH-16 follows its Korean sentence. */
export const failureMessages: Readonly<Record<Failure, MessageText>> = {
  networkError: ['서버와 연결되지 않았습니다. 인터넷 연결을 살펴봐 주세요. (', NETWORK_ERROR, ')'],
  timedOut: '서버가 제때 답하지 않았습니다. 잠시 뒤에 다시 시도해 주세요.',
  aborted: '요청을 그만두었습니다.',
  invalid: '서버가 내용을 받아들이지 않았습니다. 쓰신 내용을 살펴봐 주세요.',
  unauthorized: '로그인이 필요합니다.',
  forbidden: '권한이 없습니다.',
  notFound: '이미 삭제되었거나 찾을 수 없는 내용입니다.',
  conflict: '그사이 다른 분이 내용을 바꾸었습니다.',
  tooLarge: '보내신 글이나 파일이 너무 큽니다.',
  wrongKind: '서버가 받지 않는 종류의 파일입니다.',
  unsupported: '지금 서버에서는 할 수 없는 일입니다.',
  tooMany: '짧은 시간에 너무 여러 번 하셨습니다. 잠시 뒤에 다시 시도해 주세요.',
  serverFailed: '서버에 문제가 생겼습니다. 잠시 뒤에 다시 시도해 주세요.',
  malformed: '서버의 답을 읽을 수 없습니다. 잠시 뒤에 다시 시도해 주세요.',
  unexpected: '이 화면에 문제가 생겼습니다. 쓰신 내용이 있다면 그대로 남아 있으니 잠시 뒤에 다시 시도해 주세요.',
  partlyDone: '여러 건 가운데 일부만 처리되었습니다. 다시 불러온 내용을 살펴봐 주세요.',
  unconfirmed: ['서버의 답을 받지 못했습니다. 목록을 살펴보시고, 없으면 다시 보내 주세요. (', NETWORK_ERROR, ')'],
};

/** The server was asked too often; by the device's clock, as the reader's: `오후 2시 35분부터 다시 하실 수 있습니다.` */
function tooManyMessage(again: Date): string {
  // A minute later, so that it is not a moment too early.
  const moment = new Date(again.getTime() + MINUTE - 1);
  const hours = moment.getHours();
  const minutes = moment.getMinutes();
  const time = `${hours < 12 ? '오전' : '오후'} ${hours % 12 || 12}시${minutes === 0 ? '' : ` ${minutes}분`}`;
  return `짧은 시간에 너무 여러 번 하셨습니다. ${time}부터 다시 하실 수 있습니다.`;
}

const MINUTE = 60_000;

/** The server no longer accepts the token of a signed-in user (AUTH-13). */
export const tokenRejectedMessage = '서버가 로그인을 확인하지 못했습니다. 다시 로그인해 주세요.';

/** The sentence for a reason whose type is not known; every reason has one. */
export function failureMessage(reason: string): MessageText {
  const again = answeredAgainAt(reason);
  if (again !== undefined) return tooManyMessage(again);
  return isFailure(reason) ? failureMessages[reason] : failureMessages.serverFailed;
}

function isFailure(reason: string): reason is Failure {
  return Object.hasOwn(failureMessages, reason);
}
