import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpCall } from '@/adapters/http/client.ts';
import { organisationWritingEntry } from '@/composition/organisation.writing.ts';
import type { PartRef } from '@/organisation/parts.ts';
import { aRawToken } from '../builders/access-token.ts';
import { minsu, president } from '../builders/part-sheet.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { endSession } from '../fakes/end-session.ts';
import { handSettled } from '../fakes/hand-settled.ts';

const ok = (body?: unknown): Answer => ({ kind: 'answered', status: 200, body });
const refusedWith = (status: number): Answer => ({ kind: 'answered', status, body: undefined });
const admin = aRawToken({ sid: 'admin-1', role: 'Admin' });
const part: PartRef = { kind: 'mission', id: 101 };
const society = { name: '남선교회', president: { id: 2, name: '이선영' } };

async function open() {
  const line = handSettled<[call: HttpCall], Answer>();
  const core = await coreOf({ send: line.call, kept: admin });
  const { part: partOf } = core.servicesOf(organisationWritingEntry);
  const answer = async (body: Answer) => {
    line.last().resolve(body);
    await settled();
  };
  const show = async (shown = part) => {
    const { machine, select } = partOf(shown);
    const actor = createActor(machine).start();
    await settled();
    await answer(ok(society));
    return { actor, viewModel: () => select(actor.getSnapshot()) };
  };
  return { ...core, line, answer, show, asked: () => line.last().args[0] };
}

/** A society whose president was changed; its save has reached the writing call. */
async function saving() {
  const core = await open();
  const shown = await core.show();
  shown.actor.send({ type: 'person.chosen', place: president, person: minsu });
  shown.actor.send({ type: 'save.asked' });
  await settled();
  await core.answer(ok(society));
  return { ...core, ...shown };
}

describe('ORGN-10 saving a part', () => {
  it('AUTH-15 is not notified when the session has ended, which has a message of its own', async () => {
    const core = await saving();
    await core.answer(refusedWith(401));
    await core.answer(refusedWith(401));
    expect(core.viewModel()).toMatchObject({ saveFailure: 'unauthorized', isChanged: true });
    expect(core.toasts.subjects()).not.toContain('organisationNotSaved');
  });

  it('REL-18 goes on when the page is left, and its failure is told', async () => {
    const core = await saving();
    core.actor.stop();
    expect(core.asked().signal?.aborted).not.toBe(true);
    await core.answer({ kind: 'unanswered', reason: 'networkError' });
    expect(core.toasts.subjects()).toEqual(['organisationNotSaved']);
    expect((await core.show()).viewModel()).toMatchObject({ isChanged: true, isRestored: true });
  });

  it('REL-18 that succeeds after the page was left is told, and leaves the changes of another part', async () => {
    const other: PartRef = { kind: 'mission', id: 102 };
    const core = await saving();
    const first = core.line.last();
    core.actor.stop();
    const next = await core.show(other);
    next.actor.send({ type: 'person.chosen', place: president, person: minsu });
    next.actor.stop();
    first.resolve(ok(society));
    await settled();
    expect(core.toasts.subjects()).toEqual(['organisationSaved']);
    expect((await core.show()).viewModel().isRestored).toBe(false);
    expect((await core.show(other)).viewModel().isRestored).toBe(true);
  });

  it('REL-18 is read again only when it has been answered', async () => {
    const core = await saving();
    const first = core.line.last();
    core.actor.stop();
    const again = createActor(core.servicesOf(organisationWritingEntry).part(part).machine).start();
    await settled();
    expect(core.line.last()).toBe(first);
    await core.answer(ok(society));
    expect(core.asked().method).not.toBe('PUT');
    again.stop();
  });
});

describe('REL-09, AUTH-15 unsaved changes of a part', () => {
  async function changed() {
    const core = await open();
    const shown = await core.show();
    shown.actor.send({ type: 'person.chosen', place: president, person: minsu });
    return { ...core, ...shown };
  }
  const signInAs = async (core: Awaited<ReturnType<typeof changed>>, token: string) => {
    core.session.send({ type: 'signIn.asked', credentials: { email: 'a', password: 'b' } });
    await settled();
    await core.answer(ok({ accessToken: token }));
    await waitFor(core.session, (snapshot) => snapshot.matches('authenticated'));
  };

  it('are kept after the end of the session, for the same part and the same user', async () => {
    const core = await changed();
    core.actor.stop();
    endSession(core.session);
    await signInAs(core, admin);
    expect((await core.show({ kind: 'mission', id: 102 })).viewModel().isRestored).toBe(false);
    expect((await core.show({ kind: 'mission', id: '101' })).viewModel()).toMatchObject({
      isChanged: true,
      isRestored: true,
    });
  });

  it('are not shown to another user', async () => {
    const core = await changed();
    endSession(core.session);
    await signInAs(core, aRawToken({ sid: 'admin-2', role: 'Admin' }));
    expect((await core.show()).viewModel().isRestored).toBe(false);
  });

  it.each(['undone', 'signed out'])('are dropped once they were %s', async (how) => {
    const core = await changed();
    if (how === 'undone') core.actor.send({ type: 'changes.undone' });
    else {
      core.session.send({ type: 'signOut.asked' });
      await settled();
      await core.answer(ok());
      await signInAs(core, admin);
    }
    expect((await core.show()).viewModel()).toMatchObject({ isChanged: false, isRestored: false });
  });
});
