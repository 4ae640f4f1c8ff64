import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { consoleFailureLog } from '@/adapters/browser/failure-log.ts';
import { AUTHENTICATED_CLIENT, SESSION_GATEWAY, VISITOR_CLIENT } from '@/composition/tokens.ts';
import { UPLOAD_GATEWAY, uploadsBindings } from '@/composition/uploads.ts';
import type { Fault } from '../../mock-server/control/control-schema.ts';
import { aRawToken } from '../builders/access-token.ts';
import { type OpenChurch, openChurch } from '../fakes/church.ts';
import { coreOf } from '../fakes/core.ts';
import { recordedFailures } from '../fakes/failure-log.ts';
import { FakeFormRequest } from '../fakes/form-request.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';
import { readingCalls, writingCalls } from './port-calls.ts';

const path = '*';

const failures: readonly (readonly [fault: Fault, reason: string])[] = [
  [{ path, mode: 'status', status: 401 }, 'unauthorized'],
  [{ path, mode: 'status', status: 403 }, 'forbidden'],
  [{ path, mode: 'status', status: 500 }, 'serverFailed'],
  [{ path, mode: 'networkError' }, 'networkError'],
  [{ path, mode: 'hang' }, 'timedOut'],
];

let church: OpenChurch;

beforeAll(async () => {
  church = await openChurch();
});
afterEach(() => church.host.backend.control.reset());
afterAll(() => church.host.close());

/** The calls that reached the server, in the log's form; repeated ones once. */
const asked = (): readonly string[] => [...new Set(church.calls())].map((call) => call.replace(' /', ' ')).toSorted();

const callIn = (line: string): string => line.slice(0, line.indexOf(':'));

describe('LIST-03, EVNT-07, DUTY-02 every failed reading and write is logged once, without secrets', () => {
  describe.each(failures)('%o', (fault, reason) => {
    it.each([...readingCalls, ...writingCalls])('$name', async ({ run }) => {
      const log = recordedFailures();
      church.spoil(fault);
      await run(church.send, log);
      expect(log.lines.map(callIn).toSorted()).toEqual(asked());
      expect(log.lines[0]).toContain(`: ${reason}`);
      // A method, a path and a reason; no host, query or password.
      for (const line of log.lines) expect(line).toMatch(/^[A-Z]+ api(?:\/[\w-]*(?:\.ics)?)+: [a-zA-Z]+$/);
    });
  });

  it.each(readingCalls)('$name, when its answer is malformed', async ({ run }) => {
    const log = recordedFailures();
    church.spoil({ path, mode: 'malformed' });
    await run(church.send, log);
    expect(log.lines).toEqual(asked().map((call) => `${call}: malformed`));
  });
});

describe('LIST-03, EVNT-07 the application logs failures', () => {
  it('of a signed-in user, of a visitor, of the session and of an upload', async () => {
    const { send } = scriptedSender(() => answered(500));
    const core = await coreOf({ kept: aRawToken(), send });
    core.container.load(uploadsBindings);
    vi.stubGlobal('XMLHttpRequest', function request() {
      return new FakeFormRequest(() => Promise.resolve(new Response(null, { status: 500 })));
    });
    await core.container.get(AUTHENTICATED_CLIENT)({ path: 'api/Member' });
    await core.container.get(VISITOR_CLIENT)({ path: 'api/Duty/WithMembers/4' });
    await core.container.get(SESSION_GATEWAY).revoke('token');
    await core.container.get(UPLOAD_GATEWAY).send({ path: 'api/BibleStudy', fields: [] });
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
