import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideLinkForm } from '@/people/membership.machine.ts';
import { emptyLinkDraft, type LinkDraft } from '@/people/membership.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';
import { stillClock } from '../../fakes/still-clock.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

const written = { ...emptyLinkDraft, name: '정하나', birthDate: '1993-01-06' };

function asking() {
  const calls = handSettled<[asked: LinkDraft, signal?: AbortSignal], Outcome<null>>();
  const toasts = recordedToasts();
  let rereads = 0;
  const form = provideLinkForm(
    { askForLink: calls.call },
    { read: () => written, write: () => undefined },
    stillClock(new Date('2026-11-18T12:00:00Z')),
    { notifications: toasts, navigation: recordedNavigation() },
    { isRecognised: true },
  )(() => void (rereads += 1));
  createActor(form.machine, { input: form.input() }).start().send({ type: 'form.submitted' });
  return { calls, toasts, rereads: () => rereads };
}

describe('MINE-02 the wish to be linked', () => {
  it('that has arrived is told, and the state of the request is read again', async () => {
    const { calls, toasts, rereads } = asking();
    calls.last().resolve(done(null));
    await settled();
    expect([toasts.subjects(), rereads()]).toEqual([['linkAsked'], 1]);
  });

  it('that was refused is told by the form alone', async () => {
    const { calls, toasts, rereads } = asking();
    calls.last().resolve(refused('conflict'));
    await settled();
    expect([toasts.subjects(), rereads()]).toEqual([[], 0]);
  });
});
