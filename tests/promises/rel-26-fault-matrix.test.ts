import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { consoleFailureLog } from '@/adapters/browser/failure-log.ts';
import { NOT_JSON } from '@/adapters/http/answers.ts';
import { AUTHENTICATED_CLIENT, SESSION_GATEWAY, VISITOR_CLIENT } from '@/composition/tokens.ts';
import { UPLOAD_GATEWAY } from '@/composition/uploads.ts';
import { failureMessage } from '@/ui/messages/ko/failures.ts';
import type { Fault } from '../../mock-server/control/control-schema.ts';
import { aRawToken } from '../builders/access-token.ts';
import { type OpenChurch, openChurch } from '../fakes/church.ts';
import { coreOf } from '../fakes/core.ts';
import { recordedFailures } from '../fakes/failure-log.ts';
import { FakeFormRequest } from '../fakes/form-request.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';
import { formCalls, type PortCall, readingCalls, writingCalls } from './port-calls.ts';

const path = '*';

/** A fault of every call, and the reasons that a port may report for it; the log has the first. */
type Row = readonly [fault: Fault, ...reasons: readonly [string, ...string[]]];

const FAILURES: readonly Row[] = [
  [{ path, mode: 'status', status: 400 }, 'invalid'],
  [{ path, mode: 'status', status: 401 }, 'unauthorized'],
  [{ path, mode: 'status', status: 403 }, 'forbidden'],
  // A server that lacks a call answers 404 too (api.md).
  [{ path, mode: 'status', status: 404 }, 'notFound', 'unsupported'],
  [{ path, mode: 'status', status: 405 }, 'unsupported'],
  [{ path, mode: 'status', status: 409 }, 'conflict'],
  [{ path, mode: 'status', status: 413 }, 'tooLarge'],
  [{ path, mode: 'status', status: 415 }, 'wrongKind'],
  [{ path, mode: 'status', status: 429 }, 'tooMany'],
  [{ path, mode: 'status', status: 500 }, 'serverFailed'],
  [{ path, mode: 'status', status: 501 }, 'unsupported'],
  [{ path, mode: 'networkError' }, 'networkError'],
  [{ path, mode: 'truncated' }, 'networkError'],
  [{ path, mode: 'hang' }, 'timedOut'],
];

/** Successes that are not from the API's server: a host's HTML page, and half an answer. */
const GARBLED: readonly Row[] = [
  [{ path, mode: 'html' }, 'malformed'],
  [{ path, mode: 'malformed' }, 'malformed'],
];

/** Successes without anything to read: enough for a write whose answer is not agreed. */
const EMPTY: readonly Row[] = [
  [{ path, mode: 'emptyBody' }, 'malformed'],
  [{ path, mode: 'malformed', body: null }, 'malformed'],
  [{ path, mode: 'malformed', body: 42 }, 'malformed'],
  [{ path, mode: 'malformed', body: 'done' }, 'malformed'],
];

/** Successes of another shape than is agreed. */
const MISSHAPEN: readonly Row[] = [
  [{ path, mode: 'malformed', body: {} }, 'malformed'],
  [{ path, mode: 'malformed', body: { unexpected: true } }, 'malformed'],
  [{ path, mode: 'malformed', body: [null] }, 'malformed'],
];

/** Readings of which some of these are no fault: a duty that nobody holds, and a list of posts, for want of drafts. */
const TOLERANT = /^(?:those who hold a duty|the drafts of .*)$/;

const writes = [...writingCalls, ...formCalls];
const agreedWrites = writes.filter(({ isAgreed }) => isAgreed === true);
const otherWrites = writes.filter(({ isAgreed }) => isAgreed !== true);

/** The status that is no failure of a call: a Sunday without a bulletin (BULL-04), a directory to be asked later. */
const UNDERSTOOD: Readonly<Record<string, number>> = { 'a bulletin': 404, 'the directory': 429 };

const isUnderstood = (name: string, fault: Fault): boolean =>
  fault.mode === 'status' && fault.status === UNDERSTOOD[name];

let church: OpenChurch;

beforeAll(async () => {
  church = await openChurch();
});
afterAll(() => church.host.close());

/** A call under a fault: how it ended, what was logged of it, and the calls that reached the server, repeated ones once. */
async function under(fault: Fault, { run }: PortCall) {
  church.host.backend.control.reset();
  church.spoil(fault);
  const log = recordedFailures();
  const outcome = await run(church.send, log);
  const asked = [...new Set(church.calls())].map((call) => call.replace(' /', ' ')).toSorted();
  return { end: outcome.kind === 'done' ? 'done' : outcome.reason, lines: log.lines, asked };
}

const callIn = (line: string): string => line.slice(0, line.indexOf(':'));

/** A method, a path and a reason; no host, query or password. */
const WITHOUT_SECRETS = /^[A-Z]+ api(?:\/[\w-]*(?:\.ics)?)+: [a-zA-Z]+$/;

/** Whether each failed call was logged once; one that has read something before may have failed only then. */
function isLoggedOnce(lines: readonly string[], asked: readonly string[], { mode }: Fault): boolean {
  const calls = lines.map(callIn);
  const isAnswered = mode === 'html' || mode === 'emptyBody' || mode === 'malformed';
  if (!isAnswered) return calls.toSorted().join() === asked.join();
  return calls.length > 0 && new Set(calls).size === calls.length && calls.every((call) => asked.includes(call));
}

/** What is wrong with a call's end under a fault, and with what was logged of it; nothing where all is as it should be. */
async function faultsOf(call: PortCall, [fault, logged, ...others]: Row): Promise<readonly string[]> {
  const { end, lines, asked } = await under(fault, call);
  const reasons = isUnderstood(call.name, fault) ? ['done'] : call.own.length > 0 ? call.own : [logged, ...others];
  const isLogged = isLoggedOnce(lines, asked, fault) && lines[0]?.endsWith(`: ${logged}`) === true;
  const said = JSON.stringify(fault);
  return [
    ...(reasons.includes(end) ? [] : [`${said}: ${end} instead of ${reasons.join(' or ')}`]),
    ...(isLogged && lines.every((line) => WITHOUT_SECRETS.test(line)) ? [] : [`${said}: logged ${lines.join(', ')}`]),
  ];
}

async function faultsUnder(rows: readonly Row[], call: PortCall): Promise<readonly string[]> {
  const found: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- the server has one fault at a time
  for (const row of rows) found.push(...(await faultsOf(call, row)));
  return found;
}

describe('REL-26, LIST-03, EVNT-07, DUTY-02 a call that fails ends with its reason, and is logged once, without secrets', () => {
  it.each([...readingCalls, ...writes])('$name', async (call) => {
    expect(await faultsUnder(FAILURES, call)).toEqual([]);
  });
});

/** What a reader is told of each reason. */
const SENTENCES: Readonly<Record<string, string>> = {
  networkError: '서버와 연결되지 않았습니다. 인터넷 연결을 살펴봐 주세요. (Network Error)',
  timedOut: '서버가 제때 답하지 않았습니다. 잠시 뒤에 다시 시도해 주세요.',
  invalid: '서버가 내용을 받아들이지 않았습니다. 쓰신 내용을 살펴봐 주세요.',
  unauthorized: '로그인이 필요합니다.',
  forbidden: '권한이 없습니다.',
  notFound: '이미 삭제되었거나 찾을 수 없는 내용입니다.',
  conflict: '그사이 다른 분이 내용을 바꾸었습니다.',
  tooLarge: '보내신 글이나 파일이 너무 큽니다.',
  wrongKind: '서버가 받지 않는 종류의 파일입니다.',
  unsupported: '지금 서버에서는 할 수 없는 일입니다.',
  serverFailed: '서버에 문제가 생겼습니다. 잠시 뒤에 다시 시도해 주세요.',
  tooMany: '짧은 시간에 너무 여러 번 하셨습니다. 잠시 뒤에 다시 시도해 주세요.',
  malformed: '서버의 답을 읽을 수 없습니다. 잠시 뒤에 다시 시도해 주세요.',
};

it('REL-26 every reason has its sentence', () => {
  const reasons = new Set([...FAILURES, ...GARBLED].flatMap(([, ...named]) => named));
  expect([...reasons].toSorted()).toEqual(Object.keys(SENTENCES).toSorted());
  for (const [reason, sentence] of Object.entries(SENTENCES)) {
    const parts = [failureMessage(reason)].flat().map((part) => (typeof part === 'string' ? part : part.english));
    expect(parts.join(''), reason).toBe(sentence);
  }
});

describe('REL-13, REL-26 a success that is not from the API’s server is refused as malformed, and logged', () => {
  it.each([...readingCalls, ...writes])('$name', async (call) => {
    expect(await faultsUnder(GARBLED, call)).toEqual([]);
  });
});

describe('REL-13, REL-26 an answer without what was asked for is refused as malformed, and logged', () => {
  it.each(readingCalls)('$name', async (call) => {
    expect(await faultsUnder(TOLERANT.test(call.name) ? EMPTY : [...EMPTY, ...MISSHAPEN], call)).toEqual([]);
  });

  it.each(agreedWrites)('$name', async (call) => {
    expect(await faultsUnder([...EMPTY, ...MISSHAPEN], call)).toEqual([]);
  });
});

describe('REL-13 a real success needs no body where none is agreed', () => {
  it.each(otherWrites)('$name', async (call) => {
    const ends: string[] = [];
    // oxlint-disable-next-line no-await-in-loop -- the server has one fault at a time
    for (const [fault] of [...EMPTY, ...MISSHAPEN]) ends.push((await under(fault, call)).end);
    expect(new Set(ends)).toEqual(new Set(['done']));
  });
});

/** Names that answers have, so that some of what is made up is nearly one. */
const NAMES = (
  'id name title content created start end type email role duty gender birthDate members users drafts imageUrls ' +
  'accessToken account link due errors texts files 당회장 board committees missions jobs departments choirs zone families head'
).split(' ');
const nearlyOne = fc.dictionary(fc.constantFrom(...NAMES), fc.jsonValue({ maxDepth: 2 }));
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(undefined, NOT_JSON),
  nearlyOne,
  fc.array(nearlyOne),
);

describe('REL-13 whatever the server answers', () => {
  it.each([...readingCalls, ...writes])('$name ends with an outcome', async ({ run }) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(200, 201, 204, 404, 500), anything, async (status, body) => {
        const outcome = await run(scriptedSender(() => answered(status, body)).send);
        expect(['done', 'refused']).toContain(outcome.kind);
      }),
      { numRuns: 30 },
    );
  });
});

describe('LIST-03, EVNT-07 the application logs failures', () => {
  it('of a signed-in user, of a visitor, of the session and of an upload', async () => {
    const { send } = scriptedSender(() => answered(500));
    const core = await coreOf({ kept: aRawToken(), send });
    vi.stubGlobal('XMLHttpRequest', function request() {
      return new FakeFormRequest(() => Promise.resolve(new Response(null, { status: 500 })));
    });
    await core.get(AUTHENTICATED_CLIENT)({ path: 'api/Member' });
    await core.get(VISITOR_CLIENT)({ path: 'api/Duty/WithMembers/4' });
    await core.get(SESSION_GATEWAY).revoke('token');
    await core.get(UPLOAD_GATEWAY).send({ path: 'api/BibleStudy', fields: [] });
    vi.unstubAllGlobals();
    expect(core.faults.lines).toEqual([
      'GET api/Member: serverFailed',
      'GET api/Duty/WithMembers/4: serverFailed',
      'DELETE api/Account/Revoke: serverFailed',
      'POST api/BibleStudy: serverFailed',
    ]);
  });

  it('as warnings in the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    consoleFailureLog.note('GET api/Member', 'serverFailed');
    expect(warn).toHaveBeenCalledExactlyOnceWith('GET api/Member: serverFailed');
    warn.mockRestore();
  });
});
