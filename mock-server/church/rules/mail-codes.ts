import type { Church } from '../church.ts';
import type { MailCode } from '../schemas/accounts.ts';
import { opaqueText } from './opaque-text.ts';

export type CodePurpose = MailCode['purpose'];

/** How long a code from an e-mail can be used, in milliseconds. */
const codeLifetime = 24 * 60 * 60 * 1000;

/** Issues a code (base64url) that one account can use once. `newEmail` belongs to `changeEmail` alone. */
export async function issueCode(
  church: Church,
  purpose: CodePurpose,
  accountId: string,
  newEmail: string | null = null,
): Promise<string> {
  const expiresAt = new Date(church.now().getTime() + codeLifetime).toISOString();
  const { code } = await church.mailCodes.create({
    code: opaqueText(),
    purpose,
    accountId,
    newEmail,
    expiresAt,
    usedAt: null,
  });
  return code;
}

/** The code's record when this account may use it now for one of these purposes. */
export const findUsableCode = (
  church: Church,
  code: string,
  accountId: string,
  purposes: readonly CodePurpose[],
): MailCode | undefined =>
  church.mailCodes.findFirst((query) =>
    query.where(
      (each) =>
        each.code === code &&
        each.accountId === accountId &&
        purposes.includes(each.purpose) &&
        each.usedAt === null &&
        Date.parse(each.expiresAt) > church.now().getTime(),
    ),
  );

/** Invalidates a code, and every other code of that account for the same purpose. */
export async function spendCodes(church: Church, accountId: string, purpose: CodePurpose): Promise<void> {
  const usedAt = church.now().toISOString();
  await church.mailCodes.updateMany((query) => query.where({ accountId, purpose, usedAt: null }), {
    data: (each) => {
      each.usedAt = usedAt;
    },
  });
}
