import * as z from 'zod';
import type { accounts } from '../api/accounts.ts';
import { answer, type DocumentationOf } from './documentation.ts';

const tokens = z
  .strictObject({ accessToken: z.string().min(1) })
  .meta({ id: 'Tokens', description: 'The refresh token travels in a cookie, hidden from scripts.' });

const accessToken = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJleHAiOjE3OTUwMDAwMDB9.c2lnbmF0dXJl';
const email = 'minsu.kim@example.org';
const password = 'Somang1976!';
const later = '`Retry-After` tells in how many seconds it is answered again; the product names the time of day.';
const letters = `Three such letters were asked for within fifteen minutes, for a known or an unknown address. ${later}`;
const weak = 'A field is missing, or the password breaks a rule; each rule has a sentence.';

export const accountDocs: DocumentationOf<typeof accounts> = {
  login: {
    summary: 'Sign in',
    description: 'Sets the refresh cookie (HttpOnly), which goes back to `/api/Account` alone.',
    requirements: ['AUTH-05', 'AUTH-08'],
    request: { email, password },
    answer: answer(tokens, { accessToken }),
    errors: {
      401: 'An unknown address, a wrong password, or an address that is not confirmed: all alike.',
      429: `Ten logins of this address, known or not, have failed within ten minutes. ${later}`,
    },
  },
  refresh: {
    summary: 'A new access token for an old one',
    description: 'Reads the access token, expired or not, from the body, and rotates the refresh cookie.',
    requirements: ['AUTH-14', 'AUTH-18'],
    request: { accessToken },
    answer: answer(tokens, { accessToken }),
    errors: { 401: 'The session is over, or the cookie is not of this account.' },
  },
  revoke: {
    summary: 'Sign out: the session of the cookie ends',
    requirements: ['AUTH-11'],
  },
  register: {
    summary: 'Make an account',
    description: 'A letter with a link confirms the address; until then nobody can sign in.',
    requirements: ['ACCT-01', 'ACCT-02', 'ACCT-05'],
    request: { email, password },
    errors: {
      400: weak,
      409: 'The address is taken.',
      429: `Ten accounts were asked for from one device within an hour. ${later}`,
    },
  },
  confirmEmail: {
    summary: 'Confirm an address by the link of a letter',
    description: 'The code is opaque and travels byte for byte.',
    requirements: ['ACCT-08', 'ACCT-13'],
    errors: {
      401: 'The code is wrong, spent or too old. The 401 of any other call means a missing login; this one does not.',
    },
  },
  resendConfirmation: {
    summary: 'Send the letter of confirmation again',
    description: 'An unknown address is answered alike: the answer is decided before the address is looked for.',
    requirements: ['ACCT-09'],
    request: { email },
    errors: { 429: letters },
  },
  forgotPassword: {
    summary: 'Send a letter with a link to a new password',
    description: 'An unknown address is answered alike: the answer is decided before the address is looked for.',
    requirements: ['ACCT-10'],
    request: { email },
    errors: { 429: letters },
  },
  resetPassword: {
    summary: 'Set a new password by the link of a letter',
    requirements: ['ACCT-11'],
    request: { email, resetCode: 'q0K8xWc3nVYl2b9s7mTt5r1Zf4Hd6Jg-Lp_RaEuOiQw', newPassword: password },
    errors: { 400: 'The code is wrong, spent or too old, or the password breaks a rule.' },
  },
  changePassword: {
    summary: 'Set a new password by the old one',
    description: 'The session of the cookie goes on, the others of the account end.',
    requirements: ['ACCT-12'],
    request: { oldPassword: password, newPassword: 'Somang1977@' },
    errors: { 400: 'The old password is wrong, or the new one breaks a rule.' },
  },
  changeEmail: {
    summary: 'Ask for another address',
    description: 'The address changes when the link of the letter to it is pressed.',
    requirements: ['ACCT-13'],
    request: { currentEmail: email, newEmail: 'minsu@example.org' },
    errors: { 400: 'The present address is another, or the new one is none.', 409: 'The new address is taken.' },
  },
};
