import { describe, expect, it } from 'vitest';
import { type Answer, NOT_JSON } from '@/adapters/http/answers.ts';
import { authenticated, type HttpCall, keyed, makeIdempotencyKeys } from '@/adapters/http/client.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { memoryKeys } from '../../../fakes/key-store.ts';
import { answered, inTurn, sessionAuthority } from '../../../fakes/scripted-sender.ts';

const post: HttpCall = { method: 'POST', path: 'api/Announcement', json: { title: '제목' } };
const remove: HttpCall = { method: 'DELETE', path: 'api/Announcement/1' };
const LOST = { kind: 'unanswered', reason: 'networkError' } as const;
const OK = answered(200);

/** The keys of calls that are sent one after the other, each answered as given. */
async function keysOf(...steps: readonly (readonly [HttpCall, Answer])[]) {
  const { send, calls } = inTurn(...steps.map(([, answer]) => answer));
  const client = keyed(send, makeIdempotencyKeys(memoryKeys()));
  // oxlint-disable-next-line no-await-in-loop -- one after another
  for (const [call] of steps) await client(call);
  return calls.map(({ key }) => key);
}

describe('REL-16 the idempotency key of a write', () => {
  it('is sent with every call that writes, and with no other', async () => {
    const calls: HttpCall[] = [post, { ...post, method: 'PUT' }, remove, { path: 'api/Announcement?page=1' }];
    const [one, two, three, none] = await keysOf(...calls.map((call) => [call, OK] as const));
    expect(new Set([one, two, three]).size).toBe(3);
    for (const key of [one, two, three]) expect(key).toMatch(/^[\d-]{7,43}$/);
    expect(none).toBeUndefined();
  });

  it.each([401, 403])('is the same for the repetition after %i', async (status) => {
    const { send, calls } = inTurn(answered(status), OK);
    await keyed(authenticated(send, sessionAuthority().authority), makeIdempotencyKeys(memoryKeys()))(post);
    expect(calls).toHaveLength(2);
    expect(calls[0]?.key).toBeDefined();
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  it.each([
    ['did not come', LOST],
    ['did not come in time', { kind: 'unanswered', reason: 'timedOut' } as const],
    ['was a gateway’s page', answered(502, NOT_JSON)],
  ])('is the same when the write is sent again because its answer %s', async (_, lost) => {
    const [first, second, third] = await keysOf([post, lost], [post, OK], [post, OK]);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is another for another body, and after any answer', async () => {
    const [lost, corrected] = await keysOf([post, LOST], [{ ...post, json: { title: '고친 제목' } }, OK]);
    expect(corrected).not.toBe(lost);
    const [refused, again] = await keysOf([post, answered(500)], [post, OK]);
    expect(again).not.toBe(refused);
  });

  it('is another when another write was sent in between', async () => {
    const [first, , third] = await keysOf([post, LOST], [remove, OK], [post, OK]);
    expect(third).not.toBe(first);
  });

  it('is the same after a reload that has ended the call, and says nothing of what was written', async () => {
    const stored = memoryKeys();
    const line = handSettled<[call: HttpCall], Answer>();
    void keyed(line.call, makeIdempotencyKeys(stored))(post);
    await settled();
    const { send, calls } = inTurn(OK, OK);
    const reloaded = keyed(send, makeIdempotencyKeys(stored));
    await reloaded(post);
    await reloaded(post);
    expect(calls[0]?.key).toBe(line.last().args[0].key);
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
    expect(JSON.stringify(stored.read())).not.toContain('제목');
  });

  it('is kept for a write that is under way while another one is sent', async () => {
    const stored = memoryKeys();
    const line = handSettled<[call: HttpCall], Answer>();
    const client = keyed(line.call, makeIdempotencyKeys(stored));
    const slow = client(post);
    await settled();
    const { key } = line.last().args[0];
    const other = client(remove);
    line.last().resolve(OK);
    await other;
    expect(stored.read()[post.path]).toContain(key);
    line.calls[0]?.resolve(OK);
    await slow;
    expect(stored.read()).toEqual({});
  });
});
