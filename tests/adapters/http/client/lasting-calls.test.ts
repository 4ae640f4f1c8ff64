import { expect, it, vi } from 'vitest';
import type { Answer } from '@/adapters/http/answers.ts';
import { type HttpCall, makeLastingCalls, visitorClient } from '@/adapters/http/client.ts';
import { settled } from '../../../fakes/deferred.ts';
import { recordedFailures } from '../../../fakes/failure-log.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { answered } from '../../../fakes/scripted-sender.ts';

const lasting: HttpCall = { method: 'DELETE', path: 'api/Announcement/1', keepalive: true };

function counted() {
  const line = handSettled<[call: HttpCall], Answer>();
  const closable: boolean[] = [];
  const calls = makeLastingCalls((isClosable) => void closable.push(isClosable), settled);
  const hasEnded = vi.fn();
  return {
    line,
    closable,
    send: calls.counting(line.call),
    wait: async () => {
      void calls.ended().then(hasEnded);
      await settled();
      await settled();
    },
    haveEnded: () => hasEnded.mock.calls.length > 0,
  };
}

it('AUTH-11 waits for a call that goes on when its page is left', async () => {
  const { line, send, wait, haveEnded } = counted();
  const answer = send(lasting);
  await wait();
  expect(haveEnded()).toBe(false);
  line.last().resolve(answered(200));
  expect(await answer).toEqual(answered(200));
  await settled();
  await settled();
  expect(haveEnded()).toBe(true);
});

it('waits for no other call, and for none that has ended', async () => {
  const { line, send, wait, haveEnded } = counted();
  const ended = send(lasting);
  line.last().resolve(answered(500));
  await ended;
  void send({ path: 'api/Announcement' });
  await wait();
  expect(haveEnded()).toBe(true);
});

it('AUTH-11, REL-18 waits for every write, and the tab asks before it is closed until it is answered', async () => {
  const { line, send, wait, closable, haveEnded } = counted();
  const answer = send({ method: 'POST', path: 'api/Announcement' });
  await wait();
  expect([haveEnded(), closable]).toEqual([false, [false]]);
  line.last().resolve(answered(201));
  await answer;
  await settled();
  await settled();
  expect([haveEnded(), closable]).toEqual([true, [false, true]]);
});

it('REL-18 a call that outlives the tab does not keep it open', async () => {
  const { line, send, closable } = counted();
  const answer = send(lasting);
  line.last().resolve(answered(204));
  await answer;
  expect(closable).toEqual([true, true]);
});

it('AUTH-11 waits for the call that follows another one, and for one that is about to begin', async () => {
  const { line, send, wait, haveEnded } = counted();
  const chain = Promise.resolve()
    .then(() => send(lasting))
    .then(() => send(lasting));
  await wait();
  line.last().resolve(answered(200));
  await settled();
  await settled();
  expect([line.calls.length, haveEnded()]).toEqual([2, false]);
  line.last().resolve(answered(200));
  await chain;
  await settled();
  await settled();
  expect(haveEnded()).toBe(true);
});

it('REL-18 what a visitor sends keeps the tab open too', async () => {
  const line = handSettled<[call: HttpCall], Answer>();
  const closable: boolean[] = [];
  const send = visitorClient(line.call, {
    lasting: makeLastingCalls((isClosable) => void closable.push(isClosable), settled),
    log: recordedFailures(),
    withKey: undefined,
  });
  const answer = send({ method: 'POST', path: 'api/account/register', json: {} });
  expect(closable).toEqual([false]);
  line.last().resolve(answered(200));
  await answer;
  expect(closable).toEqual([false, true]);
});
