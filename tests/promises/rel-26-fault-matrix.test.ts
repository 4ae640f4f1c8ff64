import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { type Fault, faultSchema } from '../../mock-server/control/control-schema.ts';
import { type OpenChurch, openChurch } from '../fakes/church.ts';
import { formCalls, readingCalls, writingCalls } from './port-calls.ts';

const path = '*';

/** The faults of the connection, and the failures that a port may report for each. */
const failures: readonly (readonly [fault: Fault, reasons: readonly string[]])[] = [
  [{ path, mode: 'status', status: 400 }, ['invalid']],
  [{ path, mode: 'status', status: 401 }, ['unauthorized']],
  [{ path, mode: 'status', status: 403 }, ['forbidden']],
  // A server that lacks a call answers 404 too (api.md).
  [{ path, mode: 'status', status: 404 }, ['notFound', 'unsupported']],
  [{ path, mode: 'status', status: 405 }, ['unsupported']],
  [{ path, mode: 'status', status: 409 }, ['conflict']],
  [{ path, mode: 'status', status: 413 }, ['tooLarge']],
  [{ path, mode: 'status', status: 500 }, ['serverFailed']],
  [{ path, mode: 'status', status: 501 }, ['unsupported']],
  [{ path, mode: 'networkError' }, ['networkError']],
  [{ path, mode: 'hang' }, ['timedOut']],
];

/** A 404 for a Sunday means that it has no bulletin, which is no failure (BULL-04). */
const isNone = (name: string, fault: Fault): boolean =>
  name === 'a bulletin' && fault.mode === 'status' && fault.status === 404;

const unreadable: readonly Fault[] = [
  { path, mode: 'html' },
  { path, mode: 'emptyBody' },
  { path, mode: 'malformed', body: 'text' },
  { path, mode: 'malformed', body: 42 },
  { path, mode: 'malformed' },
];

/** The maximum number of rows on a page. */
const MOST = 2000;

const HANGUL = expect.stringMatching(/[가-힣]/);

let church: OpenChurch;

beforeAll(async () => {
  church = await openChurch();
});
afterAll(() => church.host.close());

describe('REL-26 every call with every fault of the connection', () => {
  describe.each(failures)('%o', (fault, reasons) => {
    it.each([...readingCalls, ...writingCalls, ...formCalls])(
      '$name ends with a reason that has a message',
      async ({ name, run, own }) => {
        church.spoil(fault);
        const outcome = await run(church.send);
        if (isNone(name, fault)) {
          expect(outcome).toEqual({ kind: 'done', value: [] });
          return;
        }
        if (outcome.kind === 'done') throw new Error('It was taken for a success');
        expect(own.length > 0 ? own : reasons).toContain(outcome.reason);
      },
    );
  });
});

it('REL-26 every reason has a Korean message', () => {
  const reasons = new Set(failures.flatMap(([, named]) => named));
  const sentences = Object.entries(failureMessages).map(([reason, text]) => [reason, [text].flat()[0]]);
  for (const reason of reasons) expect(sentences, reason).toContainEqual([reason, HANGUL]);
});

describe('REL-13, REL-26 a malformed answer', () => {
  describe.each(unreadable)('%o', (fault) => {
    it.each(readingCalls)('$name is refused, not shown', async ({ run }) => {
      church.spoil(fault);
      const outcome = await run(church.send);
      expect(outcome).toMatchObject({ kind: 'refused' });
    });
  });
});

describe('REL-13 any JSON as an answer', () => {
  it.each(readingCalls)('$name ends with an outcome, and with a list of limited length', async ({ run }) => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), async (body) => {
        church.spoil(faultSchema.parse({ path, mode: 'malformed', body }));
        const outcome = await run(church.send);
        expect(['done', 'refused']).toContain(outcome.kind);
      }),
      { numRuns: 30 },
    );
  });

  it.each(readingCalls)('$name survives lists of a hundred thousand items', async ({ run }) => {
    const body = Array.from({ length: 100_000 }, (_, id) => ({ id, name: 'x', title: 'x' }));
    church.spoil({ path, mode: 'malformed', body });
    const outcome = await run(church.send);
    const things = outcome.kind === 'done' && Array.isArray(outcome.value) ? outcome.value.length : 0;
    expect(things).toBeLessThanOrEqual(MOST);
  });
});
