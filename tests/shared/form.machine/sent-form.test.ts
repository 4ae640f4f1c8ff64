import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { leftFormFailure, provideForm } from '@/shared/form.machine.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { makeSentForms } from '@/shared/sent-form.store.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

interface Fields extends Readonly<Record<string, string>> {
  readonly text: string;
}

/** Forms of one kind, each on a page of its own, with a draft that outlives the page. */
function pages() {
  const submits = handSettled<[values: Fields, signal: AbortSignal], Outcome<string>>();
  const sentForms = makeSentForms<Fields, string, Failure>();
  const told: string[] = [];
  let stored: Fields | undefined;
  const open = (page = 'page') => {
    const provided = provideForm<Fields, 'missing', string, Failure>({
      definition: {
        initial: { text: '' },
        errors: ({ text }) => (text === '' ? { text: 'missing' } : {}),
        restarts: true,
      },
      draft: {
        read: () => stored,
        write: (values) => {
          stored = values.text === '' ? undefined : values;
        },
      },
      sentForms,
      submit: submits.call,
      accepted: (value) => void told.push(`${page} accepted ${value}`),
      refused: (reason) => void told.push(`${page} refused ${reason}`),
      left: (outcome) => void told.push(`${page} left ${outcome.kind === 'done' ? outcome.value : outcome.reason}`),
    });
    const make = () => createActor(provided.machine, { input: provided.input() });
    const actor = make();
    const changes: string[] = [];
    actor.on('changes.made', () => changes.push('made'));
    actor.on('changes.gone', () => changes.push('gone'));
    return {
      actor,
      changes,
      start: () => actor.start(),
      write: (text: string) => actor.send({ type: 'field.changed', field: 'text', value: text }),
      submit: () => actor.send({ type: 'form.submitted' }),
      viewModel: () => provided.select(actor.getSnapshot()),
    };
  };
  const sent = () => {
    const form = open();
    form.start();
    form.write('기도해 주세요');
    form.submit();
    return form;
  };
  const answer = async (outcome: Outcome<string>) => {
    submits.last().resolve(outcome);
    await settled();
  };
  return { submits, sentForms, told, open, sent, answer, stored: () => stored };
}

describe('REL-18 a form whose page is left while it is being sent', () => {
  it('goes on: its success is told, and what was typed is not restored', async () => {
    const { submits, told, sent, answer, stored } = pages();
    sent().actor.stop();
    expect(submits.last().args[1].aborted).toBe(false);
    await answer(done('1'));
    expect([told, stored()]).toEqual([['page left 1'], undefined]);
  });

  it('goes on: its failure is told, and what was typed is restored', async () => {
    const { told, open, sent, answer } = pages();
    sent().actor.stop();
    await answer(refused('conflict'));
    expect(told).toEqual(['page left conflict']);
    const again = open();
    again.start();
    expect(again.viewModel()).toMatchObject({
      values: { text: '기도해 주세요' },
      isSubmitting: false,
      isTakenOver: false,
    });
  });

  it('MEMB-05 does not ask before it is left, but it does when it was refused', async () => {
    const { sent, answer } = pages();
    const form = sent();
    expect(form.changes).toEqual(['made', 'gone']);
    await answer(refused('invalid'));
    expect(form.changes).toEqual(['made', 'gone', 'made']);
  });
});

describe('REL-17, REL-18 a form that is opened again while it is being sent', () => {
  it('is being sent, sends nothing itself, and gets the answer in place of the page that was left', async () => {
    const { submits, told, open, sent, answer } = pages();
    sent().actor.stop();
    const again = open('again');
    again.start();
    expect(again.viewModel()).toMatchObject({ isSubmitting: true, isTakenOver: true });
    again.submit();
    expect(submits.calls).toHaveLength(1);
    await answer(done('1'));
    expect(told).toEqual(['again accepted 1']);
    expect(again.viewModel()).toMatchObject({ values: { text: '' }, isSubmitting: false, isTakenOver: false });
  });

  it('shows the failure, and can be sent again', async () => {
    const { submits, told, open, sent, answer } = pages();
    sent().actor.stop();
    const again = open('again');
    again.start();
    await answer(refused('invalid'));
    expect(told).toEqual(['again refused invalid']);
    expect(again.viewModel()).toMatchObject({ failure: 'invalid', values: { text: '기도해 주세요' } });
    again.submit();
    expect(submits.calls).toHaveLength(2);
  });

  it('and left again, is told of once', async () => {
    const { told, open, sent, answer } = pages();
    sent().actor.stop();
    const again = open('again');
    again.start();
    again.actor.stop();
    await answer(done('1'));
    expect(told).toEqual(['again left 1']);
  });

  it('is blank where the answer came just before it was shown', async () => {
    const { submits, told, open, sent, answer } = pages();
    sent().actor.stop();
    const again = open('again');
    await answer(done('1'));
    again.start();
    await settled();
    expect(submits.calls).toHaveLength(1);
    expect(told).toEqual(['page left 1']);
    expect(again.viewModel()).toMatchObject({ values: { text: '' }, isSubmitting: false });
  });

  it('is another one with another text', async () => {
    const { sentForms, sent } = pages();
    sent();
    await settled();
    expect(sentForms.find({ text: '기도해 주세요' })).toBeDefined();
    expect(sentForms.find({ text: '감사합니다' })).toBeUndefined();
  });
});

describe('REL-18 what is told of a form that was left', () => {
  const failing = () => {
    const toasts = recordedToasts();
    const navigation = recordedNavigation('/account/prayers');
    const tell = leftFormFailure({ notifications: toasts, navigation }, (reason: Failure) => ({
      subject: 'prayerNotShared',
      reason,
    }));
    navigation.goTo('/');
    return { toasts, navigation, tell };
  };

  it('says why, and leads back', () => {
    const { toasts, navigation, tell } = failing();
    tell('invalid');
    const { reason, onAction } = toasts.find('prayerNotShared');
    onAction?.();
    expect([reason, navigation.current()]).toEqual(['invalid', '/account/prayers']);
  });

  it('AUTH-15 is nothing where the session has ended, of which the user knows', () => {
    const { toasts, tell } = failing();
    tell('unauthorized');
    expect(toasts.subjects()).toEqual([]);
  });
});
