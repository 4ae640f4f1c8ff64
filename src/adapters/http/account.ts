import type { AccountGateway, LetterFailure } from '@/auth/account.ports.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { type Answer, acknowledge, isSuccess, malformed, refusedUntil } from './answers.ts';
import type { HttpClient } from './client.ts';

/**
 * Accounts over HTTP. Calls of visitors carry no bearer, and their 401 and 403 have a meaning of their own (AUTH-13,
 * AUTH-17).
 * @param send for visitors
 * @param sendSignedIn for signed-in users: changes of password and address
 * @param clock tells when a call that was sent too often is answered again
 */
export function makeHttpAccountGateway(
  send: HttpClient,
  sendSignedIn: HttpClient,
  clock: Pick<Clock, 'now'> = { now: () => new Date() },
): AccountGateway {
  const acknowledgeLetter = (answer: Answer): Outcome<null, LetterFailure> => {
    const until = refusedUntil(answer, clock.now());
    return until === undefined ? acknowledge(answer) : refused(until);
  };

  return {
    register: async ({ email, password }, signal) => {
      const json = { email, password };
      const answer = await send({ method: 'POST', path: 'api/account/register', json, signal });
      if (acknowledge(answer).kind === 'done') return done(null);
      if (answer.kind === 'unanswered') return refused('noServerResponse');
      const until = refusedUntil(answer, clock.now());
      if (until !== undefined) return refused(until);
      return refused(answer.status === 409 ? 'usernameTaken' : 'notRegistered');
    },
    confirmEmail: async ({ userId, code }, signal) => {
      const query = `UserId=${encodeURIComponent(userId)}&code=${encodeURIComponent(code)}`;
      const answer = await send({ path: `api/Account/ConfirmEmail?${query}`, signal });
      const end = acknowledgeOk(answer);
      if (end.kind === 'done') return end;
      return refused(isLasting(answer) ? 'notConfirmed' : 'unreachable');
    },
    resendConfirmation: async (email, signal) =>
      acknowledgeLetter(
        await send({ method: 'POST', path: 'api/Account/ResendEmailConfirmation', json: { email }, signal }),
      ),
    sendResetLink: async (email, signal) =>
      acknowledgeLetter(await send({ method: 'POST', path: 'api/Account/forgotpassword', json: { email }, signal })),
    resetPassword: async ({ email, code }, newPassword, signal) => {
      const json = { email, resetCode: code, newPassword };
      return acknowledgeOk(await send({ method: 'POST', path: 'api/Account/ResetPassword', json, signal }));
    },
    changePassword: async (oldPassword, newPassword, signal) => {
      const json = { oldPassword, newPassword };
      return acknowledge(await sendSignedIn({ method: 'POST', path: 'api/Account/ChangePassword', json, signal }));
    },
    changeEmail: async (currentEmail, newEmail, signal) => {
      const json = { currentEmail, newEmail };
      return acknowledge(await sendSignedIn({ method: 'POST', path: 'api/Account/ChangeEmail', json, signal }));
    },
  };
}

/** For calls of which only 200 is a success. */
function acknowledgeOk(answer: Answer): Outcome<null> {
  const isOk = answer.kind === 'answered' && answer.status === 200;
  return isSuccess(answer) && !isOk ? malformed(answer) : acknowledge(answer);
}

/**
 * Whether the same request would be refused again. A busy or broken server, or a gateway's page, says nothing about the
 * link.
 */
function isLasting(answer: Answer): boolean {
  return answer.kind === 'answered' && answer.status !== 200 && answer.status < 500 && answer.status !== 429;
}
