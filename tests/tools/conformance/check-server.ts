import { asking } from './ask.ts';
import { type Caller, callerOf, needsToken, operationNamed } from './caller.ts';
import { checkWrites } from './check-writes.ts';
import { cookieFinding, cookieUnseen } from './cookie.ts';
import { corsFinding } from './cors.ts';
import { collectFindings, type FindingsLog } from './findings-log.ts';
import { inside } from './place.ts';
import { READS } from './reads.ts';
import type { ConformanceRequest } from './request.ts';
import type { Finding } from './verdict.ts';

/** The findings about a server. */
export interface Findings {
  readonly findings: readonly Finding[];
  /** The records that were created there and may not be deleted. */
  readonly left: readonly string[];
}

/**
 * Checks a server against the contract (CONT-03): signs in, reads, writes where that is requested, and signs out.
 * @throws Error with a sentence when the server does not answer
 */
export async function checkServer(request: ConformanceRequest, now = new Date()): Promise<Findings> {
  const ask = asking(request);
  const caller = callerOf(ask);
  const log = collectFindings();
  const { email, password } = request;
  const login = await caller.call('login', {}, { json: { email, password } });
  if (login.trouble !== undefined) throw new Error(`${request.server}: ${login.trouble}.`);
  log.enter('login', login);
  const cookie = login.status === 200 ? cookieFinding(login.headers, request) : cookieUnseen;
  try {
    await checkRefresh(caller, log);
    await checkReads(caller, log, now);
    const left = request.writes && caller.isSignedIn() ? await checkWrites(caller, log) : [];
    const cors = await corsFinding(ask, request.site);
    await signOut(caller, log);
    return { findings: [...log.findings(), cors, cookie], left };
  } catch (error) {
    await signOut(caller, log);
    throw error;
  }
}

async function checkRefresh(caller: Caller, log: FindingsLog): Promise<void> {
  if (!caller.hasCookie()) return log.leaveOut('refresh', 'the server gave no refresh cookie');
  log.enter('refresh', await caller.call('refresh', {}, { json: { accessToken: caller.token() } }));
}

async function signOut(caller: Caller, log: FindingsLog): Promise<void> {
  if (!caller.isSignedIn()) return log.leaveOut('revoke', 'nobody could sign in');
  log.enter('revoke', await caller.call('revoke'));
}

async function checkReads(caller: Caller, log: FindingsLog, now: Date): Promise<void> {
  const answers = new Map<string, unknown>();
  for (const { id, asks } of READS) {
    const all = asks(answers, now);
    if (needsToken(operationNamed(id)) && !caller.isSignedIn()) log.leaveOut(id, 'nobody could sign in');
    else if (all.length === 0) log.leaveOut(id, 'no other answer named what it could be asked for');
    else {
      for (const values of all) {
        // oxlint-disable-next-line no-await-in-loop -- each needs the ids in the answers before
        const reply = await caller.call(id, values);
        log.enter(id, reply);
        if (inside(reply.json, 'length') !== 0) answers.set(id, reply.json);
      }
    }
  }
}
