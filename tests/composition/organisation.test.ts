import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpCall } from '@/adapters/http/client.ts';
import { organisationEntry } from '@/composition/organisation.ts';
import { type Reading, readOnce } from '@/shared/reading.machine.ts';
import { coreOf, type FakeCore } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';

async function open() {
  const line = handSettled<[call: HttpCall], Answer>();
  const core = await coreOf({ send: line.call });
  return { ...core, line };
}

const readings: readonly (readonly [string, (core: FakeCore) => { stop: () => void }])[] = [
  ['ORGN-01 the list of the organisation', ({ servicesOf }) => start(servicesOf(organisationEntry).governingSession)],
  ['ORGN-05 a committee', ({ servicesOf }) => start(servicesOf(organisationEntry).committee(2))],
  ['ORGN-04 a mission society', ({ servicesOf }) => start(servicesOf(organisationEntry).mission(101))],
];

const start = <Value>(reading: Reading<Value>) => createActor(readOnce(reading).machine).start();

describe.each(readings)('%s', (_, read) => {
  it('AUTH-15 that is unauthorized has a message only in its place', async () => {
    const core = await open();
    read(core);
    await settled();
    core.line.last().resolve({ kind: 'answered', status: 401, body: undefined });
    await settled();
    expect(core.toasts.subjects()).toEqual([]);
  });

  it('REL-18 that is aborted has no message', async () => {
    const core = await open();
    const reading = read(core);
    await settled();
    reading.stop();
    expect(core.line.last().args[0].signal?.aborted).toBe(true);
    core.line.last().resolve({ kind: 'unanswered', reason: 'aborted' });
    await settled();
    expect(core.toasts.subjects()).toEqual([]);
  });
});

it('departments of the drawn chart that fail have no toast: the chart shows what is missing', async () => {
  const core = await open();
  const branches = createActor(core.servicesOf(organisationEntry).branches, { input: { ids: [1] } }).start();
  await settled();
  core.line.last().resolve({ kind: 'answered', status: 500, body: undefined });
  await settled();
  expect(branches.getSnapshot().value).toBe('partial');
  expect(core.toasts.subjects()).toEqual([]);
});
