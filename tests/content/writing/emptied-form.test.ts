import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { imageRule } from '@/content/uploads/files.ts';
import type { UploadReport } from '@/content/uploads/upload.machine.ts';
import { startUploadQueue } from '@/content/uploads/upload-queue.machine.ts';
import { providePublishingRights, type ShownForm } from '@/content/writing/publishing-right.machine.ts';
import { provideForm } from '@/shared/form.machine.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aFile, aHead } from '../../builders/upload-file.ts';
import { fakeUser } from '../../fakes/current-user.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';

function runningForm() {
  const submits = handSettled<[], Outcome<null>>();
  const { machine, input } = provideForm({
    definition: { initial: { title: '' }, errors: () => ({}), restarts: true },
    submit: () => submits.call(),
  });
  return { submits, form: createActor(machine, { input: input() }).start() };
}

function runningQueue() {
  const sending = handSettled<[], UploadReport<null>>();
  const heads = { readHead: () => Promise.resolve(aHead('png')) };
  return { sending, queue: startUploadQueue({ rule: imageRule, heads, send: () => sending.call() }) };
}

/** A publishing right that the test takes away and gives back. */
function editorsRight(shown?: ShownForm) {
  const user = fakeUser();
  user.become({ userId: '1', roles: ['Editor'] });
  const { machine, input } = providePublishingRights(user)(shown);
  const right = createActor(machine, { input }).start();
  return {
    right,
    state: () => right.getSnapshot().value,
    lose: () => user.become({ userId: '1', roles: [] }),
    regain: () => user.become({ userId: '1', roles: ['Editor'] }),
  };
}

const write = (title: string) => ({ type: 'field.changed', field: 'title', value: title }) as const;

describe('REL-09 the form of a user who may no longer publish', () => {
  it('disappears at once when it is empty', () => {
    const { right, state, lose } = editorsRight();
    right.send({ type: 'form.shown', shown: { form: runningForm().form, queue: runningQueue().queue } });
    expect(state()).toBe('publishing');
    lose();
    expect(state()).toBe('absent');
  });

  it('stays while it contains text', () => {
    const { right, state, lose } = editorsRight();
    const { form } = runningForm();
    right.send({ type: 'form.shown', shown: { form } });
    form.send(write('제목'));
    lose();
    expect(state()).toBe('lost');
    form.send(write(''));
    expect(state()).toBe('absent');
  });

  it('stays until a request is answered', async () => {
    const { right, state, lose } = editorsRight();
    const { form, submits } = runningForm();
    right.send({ type: 'form.shown', shown: { form } });
    form.send({ type: 'form.submitted' });
    lose();
    expect(state()).toBe('lost');
    submits.last().resolve(done(null));
    await settled();
    expect(state()).toBe('absent');
  });

  it('stays while it contains files', async () => {
    const { right, state, lose } = editorsRight();
    const { queue, sending } = runningQueue();
    right.send({ type: 'form.shown', shown: { queue } });
    queue.send({ type: 'files.chosen', files: [aFile('1.png')] });
    await settled();
    lose();
    queue.send({ type: 'upload.asked' });
    sending.last().resolve({ outcome: refused('forbidden'), failures: [] });
    await settled();
    expect(state()).toBe('lost');
    queue.send({ type: 'queue.cleared' });
    expect(state()).toBe('absent');
  });

  it('stays while the queue contains files that is all there is of it', async () => {
    const { queue } = runningQueue();
    const { state, lose } = editorsRight({ queue });
    queue.send({ type: 'files.chosen', files: [aFile('1.png')] });
    await settled();
    lose();
    expect(state()).toBe('lost');
    queue.send({ type: 'queue.cleared' });
    expect(state()).toBe('absent');
  });

  it('is not observed while the user may publish', () => {
    const { right, state, lose, regain } = editorsRight();
    const { form } = runningForm();
    right.send({ type: 'form.shown', shown: { form } });
    form.send(write('제목'));
    lose();
    regain();
    form.send(write(''));
    expect(state()).toBe('publishing');
  });

  it('is the one that was shown last', () => {
    const { right, state, lose } = editorsRight();
    const closed = runningForm().form;
    right.send({ type: 'form.shown', shown: { form: closed } });
    closed.send(write('제목'));
    closed.stop();
    lose();
    expect(state()).toBe('lost');
    right.send({ type: 'form.shown', shown: { form: runningForm().form } });
    expect(state()).toBe('absent');
  });

  it('stays when it has not been shown yet, since a draft may be stored for it', () => {
    const { state, lose } = editorsRight();
    lose();
    expect(state()).toBe('lost');
  });
});
