import * as z from 'zod/mini';
import type { EndpointGroup } from './endpoint.ts';
import { exactText, requiredText } from './fields.ts';

const email = z.object({ email: requiredText });

/** Login, refresh and logout (AUTH-05, AUTH-11, AUTH-14). */
const sessions = {
  login: {
    method: 'post',
    path: 'account/login',
    access: 'anyone',
    body: { json: z.object({ email: exactText, password: exactText }) },
    success: 'json',
    issuesTokens: true,
    label: '로그인',
  },
  refresh: {
    method: 'post',
    path: 'Account/Refresh',
    access: 'anyone',
    body: { json: z.object({ accessToken: exactText }) },
    cookie: true,
    success: 'json',
    issuesTokens: true,
    label: '로그인 시간 늘리기',
  },
  revoke: {
    method: 'delete',
    path: 'Account/Revoke',
    access: 'signedIn',
    cookie: true,
    success: 'acknowledged',
    label: '로그아웃',
  },
} as const satisfies EndpointGroup;

/** Login sessions, registration, confirmation, passwords and addresses (ACCT-01 to ACCT-13). */
export const accounts = {
  ...sessions,
  register: {
    method: 'post',
    path: 'account/register',
    access: 'anyone',
    body: { json: z.object({ email: requiredText, password: exactText }) },
    success: 'acknowledged',
    label: '회원가입',
  },
  confirmEmail: {
    method: 'get',
    path: 'Account/ConfirmEmail',
    access: 'anyone',
    query: z.object({ UserId: z.string(), code: z.string() }),
    success: 'acknowledged',
    label: '이메일 주소 확인',
  },
  resendConfirmation: {
    method: 'post',
    path: 'Account/ResendEmailConfirmation',
    access: 'anyone',
    body: { json: email },
    success: 'acknowledged',
    label: '확인 메일 다시 보내기',
  },
  forgotPassword: {
    method: 'post',
    path: 'Account/forgotpassword',
    access: 'anyone',
    body: { json: email },
    success: 'acknowledged',
    label: '비밀번호 재설정 편지 보내기',
  },
  resetPassword: {
    method: 'post',
    path: 'Account/ResetPassword',
    access: 'anyone',
    body: { json: z.object({ email: requiredText, resetCode: exactText, newPassword: exactText }) },
    success: 'acknowledged',
    label: '비밀번호 다시 정하기',
  },
  changePassword: {
    method: 'post',
    path: 'Account/ChangePassword',
    access: 'signedIn',
    body: { json: z.object({ oldPassword: exactText, newPassword: exactText }) },
    cookie: true,
    success: 'acknowledged',
    label: '비밀번호 변경',
  },
  changeEmail: {
    method: 'post',
    path: 'Account/ChangeEmail',
    access: 'signedIn',
    body: { json: z.object({ currentEmail: requiredText, newEmail: requiredText }) },
    success: 'acknowledged',
    label: '이메일 변경',
  },
} as const satisfies EndpointGroup;
