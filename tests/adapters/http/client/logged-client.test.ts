import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Answer, parseAnswer } from '@/adapters/http/answers.ts';
import { authenticated, logged } from '@/adapters/http/client.ts';
import { recordedFailures } from '../../../fakes/failure-log.ts';
import { answered, inTurn, scriptedSender, sessionAuthority } from '../../../fakes/scripted-sender.ts';

const path = 'api/Account/ConfirmEmail?UserId=7&code=secret';

const lineTo = (answer: Answer) => {
  const log = recordedFailures();
  return { log, send: logged(scriptedSender(() => answer).send, log) };
};

describe('LIST-03, EVNT-07 the log of a call', () => {
  it('has its method, its path without the query, and the reason', async () => {
    const { log, send } = lineTo(answered(500));
    await send({ path });
    await send({ method: 'DELETE', path: 'api/Event/1' });
    expect(log.lines).toEqual(['GET api/Account/ConfirmEmail: serverFailed', 'DELETE api/Event/1: serverFailed']);
  });

  it.each(['networkError', 'timedOut'] as const)('has the reason when no answer came: %s', async (reason) => {
    const { log, send } = lineTo({ kind: 'unanswered', reason });
    await send({ path });
    expect(log.lines).toEqual([`GET api/Account/ConfirmEmail: ${reason}`]);
  });

  it('is empty when the call was aborted or succeeded', async () => {
    const aborted = lineTo({ kind: 'unanswered', reason: 'aborted' });
    await aborted.send({ path });
    const well = lineTo(answered(200, []));
    expect(parseAnswer(await well.send({ path }), z.array(z.string()))).toEqual({ kind: 'done', value: [] });
    expect([...aborted.log.lines, ...well.log.lines]).toEqual([]);
  });

  it('says that a success could not be read', async () => {
    const { log, send } = lineTo(answered(200, { secret: 'Somang1976!' }));
    parseAnswer(await send({ path }), z.array(z.string()));
    expect(log.lines).toEqual(['GET api/Account/ConfirmEmail: malformed']);
  });

  it.each([
    ['one line, however often it was repeated', [answered(401), answered(401)], ['GET api/Member: unauthorized']],
    ['nothing, when the repetition went well', [answered(403), answered(200, [])], []],
    ['the end of the repetition', [answered(403), answered(500)], ['GET api/Member: serverFailed']],
  ])('of a signed-in user is %s (AUTH-13, AUTH-14)', async (_, answers, lines) => {
    const log = recordedFailures();
    const client = authenticated(inTurn(...answers).send, sessionAuthority().authority);
    await logged(client, log)({ path: 'api/Member' });
    expect(log.lines).toEqual(lines);
  });
});
