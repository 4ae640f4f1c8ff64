import { describe, expect, it } from 'vitest';
import type { AccountDeletion } from '@/auth/account.ts';
import { makeChangeDeletion } from '@/auth/account-deletion.use-cases.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { brokenOnPurpose } from '../fakes/reported-errors.ts';

const waiting: AccountDeletion = { due: new Date('2026-12-01T12:40:00Z') };
const standing: AccountDeletion = { due: undefined };
const signal = new AbortController().signal;

/** A server that answers both changes with the same outcome, and has that state afterwards. */
function server(answer: Outcome<AccountDeletion>, now: Outcome<AccountDeletion>) {
  const asked: string[] = [];
  const change = makeChangeDeletion({
    ask: async (password) => {
      asked.push(`ask ${password}`);
      return answer;
    },
    cancel: async () => {
      asked.push('take back');
      return answer.kind === 'done' ? done(null) : answer;
    },
    read: async () => {
      asked.push('read');
      return now;
    },
  });
  return { change, asked };
}

describe('MINE-06 the deletion of an account', () => {
  it('is asked for and taken back by one call each', async () => {
    const { change, asked } = server(done(waiting), refused('serverFailed'));
    expect(await change.ask('Somang1976!', signal)).toEqual(done(waiting));
    expect(await change.cancel(signal)).toEqual(done(standing));
    expect(asked).toEqual(['ask Somang1976!', 'take back']);
  });

  it.each<Failure>(['networkError', 'timedOut', 'serverFailed', 'malformed'])(
    'is done where the answer was lost (%s) and the server says so, and is not sent again (REL-16)',
    async (reason) => {
      const begun = server(refused(reason), done(waiting));
      expect(await begun.change.ask('Somang1976!', signal)).toEqual(done(waiting));
      expect(begun.asked).toEqual(['ask Somang1976!', 'read']);
      const ended = server(refused(reason), done(standing));
      expect(await ended.change.cancel(signal)).toEqual(done(standing));
      expect(ended.asked).toEqual(['take back', 'read']);
    },
  );

  it('is looked for where the call breaks in the page', async () => {
    const change = makeChangeDeletion({
      ask: () => Promise.reject(brokenOnPurpose()),
      cancel: () => Promise.resolve(refused('unsupported')),
      read: () => Promise.resolve(done(waiting)),
    });
    expect(await change.ask('Somang1976!', signal)).toEqual(done(waiting));
  });

  it.each([
    ['the server knows nothing of it', done(standing), done(waiting)],
    ['nobody can tell', refused('networkError'), refused('networkError')],
  ] as const)('failed where the answer was lost and %s', async (_, afterAsking, afterCancelling) => {
    const lost = refused('networkError');
    expect(await server(lost, afterAsking).change.ask('Somang1976!', signal)).toEqual(lost);
    expect(await server(lost, afterCancelling).change.cancel(signal)).toEqual(lost);
  });

  it.each<Failure>(['invalid', 'conflict', 'unsupported', 'unauthorized', 'aborted'])(
    'failed where the server refused it: %s',
    async (reason) => {
      const { change, asked } = server(refused(reason), done(waiting));
      expect(await change.ask('wrong', signal)).toEqual(refused(reason));
      expect(asked).toEqual(['ask wrong']);
    },
  );
});
