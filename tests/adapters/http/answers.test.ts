import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { acknowledge, NOT_JSON, parseAnswer } from '@/adapters/http/answers.ts';
import { done, refused } from '@/shared/outcome.ts';
import { answered } from '../../fakes/scripted-sender.ts';

const FAULTS = [
  [400, 'invalid'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [405, 'unsupported'],
  [409, 'conflict'],
  [412, 'conflict'],
  [413, 'tooLarge'],
  [418, 'serverFailed'],
  [422, 'invalid'],
  [500, 'serverFailed'],
  [501, 'unsupported'],
  [503, 'serverFailed'],
  [301, 'serverFailed'],
] as const;

describe('REL-26 the outcome of a status', () => {
  it.each(FAULTS)('%i: %s', (status, fault) => {
    expect(acknowledge(answered(status))).toEqual(refused(fault));
    expect(parseAnswer(answered(status, 'body'), z.string())).toEqual(refused(fault));
  });

  it.each(['networkError', 'timedOut', 'aborted'] as const)('no answer: %s', (reason) => {
    expect(acknowledge({ kind: 'unanswered', reason })).toEqual(refused(reason));
    expect(parseAnswer({ kind: 'unanswered', reason }, z.string())).toEqual(refused(reason));
  });

  it.each([200, 201, 204, 299])('%i is a success, whatever the body', (status) => {
    expect(acknowledge(answered(status))).toEqual(done(null));
    expect(acknowledge(answered(status, null))).toEqual(done(null));
    expect(acknowledge(answered(status, 'Password changed'))).toEqual(done(null));
  });

  it('REL-13 an HTML page with a success status is malformed, and is logged', () => {
    const logged: unknown[] = [];
    const logMalformed = () => void logged.push('malformed');
    expect(acknowledge({ kind: 'answered', status: 200, body: NOT_JSON, logMalformed })).toEqual(refused('malformed'));
    expect(logged).toHaveLength(1);
  });

  it('a success of another shape is malformed', () => {
    expect(parseAnswer(answered(200, 7), z.string())).toEqual(refused('malformed'));
    expect(parseAnswer(answered(200, '7'), z.string())).toEqual(done('7'));
  });
});
