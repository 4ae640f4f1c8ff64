import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideForm } from '@/shared/form.machine.ts';
import type { Adding } from '@/shared/form.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { makeSentForms } from '@/shared/sent-form.store.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';

type Fields = Readonly<Record<'text', string>>;

/** The pages of a form that adds something, with drafts of its users that outlive them. */
function pages(adds: Adding = { isRecognised: false }) {
  const submits = handSettled<[values: Fields], Outcome<string>>();
  let sentForms = makeSentForms<Fields, string, Failure>();
  const drafts = new Map<string, { readonly values: Fields; readonly lost: Fields | undefined }>();
  const toasts: (() => void)[] = [];
  const open = (user = 'user') => {
    const provided = provideForm<Fields, 'missing', string, Failure>({
      definition: {
        initial: { text: '' },
        errors: ({ text }) => (text === '' ? { text: 'missing' } : {}),
        restarts: true,
        adds,
      },
      draft: {
        read: () => drafts.get(user)?.values,
        lost: () => drafts.get(user)?.lost,
        write: (values, lost) => void (values.text === '' ? drafts.delete(user) : drafts.set(user, { values, lost })),
      },
      cleared: ({ restore }) => void toasts.push(restore),
      sentForms,
      submit: submits.call,
      left: () => undefined,
    });
    const actor = createActor(provided.machine, { input: provided.input() }).start();
    const asked: string[] = [];
    actor.on('form.asked', ({ type }) => asked.push(type));
    return {
      actor,
      asked,
      write: (text: string) => actor.send({ type: 'field.changed', field: 'text', value: text }),
      submit: () => actor.send({ type: 'form.submitted' }),
      viewModel: () => provided.select(actor.getSnapshot()),
    };
  };
  const reloaded = () => {
    sentForms = makeSentForms();
    return open();
  };
  const answer = async (outcome: Outcome<string>) => {
    submits.last().resolve(outcome);
    await settled();
  };
  /** A form that was sent, and has failed. */
  const failed = async (reason: Failure, user?: string) => {
    const form = open(user);
    form.write('기도해 주세요.');
    form.submit();
    await answer(refused(reason));
    return form;
  };
  return { open, reloaded, failed, answer, undoClearing: () => toasts.at(-1)?.(), sent: () => submits.calls.length };
}

describe('REL-16 a form that adds something, and whose answer was lost', () => {
  it('is not known to have arrived, and is sent again only after a question', async () => {
    const { failed, sent } = pages();
    const form = await failed('networkError');
    expect(form.viewModel()).toMatchObject({ isUnsure: true, isAsking: false, failure: 'networkError' });
    form.submit();
    form.submit();
    expect([sent(), form.asked.length, form.viewModel().isAsking]).toEqual([1, 2, true]);
    form.actor.send({ type: 'repetition.declined' });
    expect([sent(), form.viewModel().isAsking, form.viewModel().isUnsure]).toEqual([1, false, true]);
    form.submit();
    form.actor.send({ type: 'repetition.confirmed' });
    form.actor.send({ type: 'repetition.confirmed' });
    expect([sent(), form.viewModel().isSubmitting]).toEqual([2, true]);
  });

  it('is asked about for another text too, until one has arrived', async () => {
    const { failed, answer, sent } = pages();
    const form = await failed('timedOut');
    form.write('다시 쓴 글');
    form.submit();
    expect([sent(), form.viewModel().isAsking]).toEqual([1, true]);
    form.actor.send({ type: 'repetition.confirmed' });
    await answer(done('1'));
    form.write('다른 글');
    form.submit();
    expect([sent(), form.viewModel().isUnsure]).toEqual([3, false]);
  });

  it.each<Failure>(['invalid', 'conflict', 'tooMany'])(
    'says why it is refused later (%s), and asks again: that says nothing of the first',
    async (reason) => {
      const { failed, answer, sent } = pages();
      const form = await failed('serverFailed');
      form.submit();
      form.actor.send({ type: 'repetition.confirmed' });
      await answer(refused(reason));
      expect(form.viewModel()).toMatchObject({ isUnsure: false, failure: reason });
      form.submit();
      expect([sent(), form.viewModel()]).toMatchObject([2, { isUnsure: true, isAsking: true }]);
      form.actor.send({ type: 'repetition.declined' });
      expect(form.viewModel()).toMatchObject({ isUnsure: false, failure: reason });
    },
  );

  it('knows what is wrong with what was written before the question was answered', async () => {
    const { failed, sent } = pages();
    const form = await failed('networkError');
    form.submit();
    form.write('');
    form.actor.send({ type: 'repetition.confirmed' });
    expect([sent(), form.viewModel().isRejected]).toEqual([1, true]);
  });

  it('is forgotten when the form is cleared', async () => {
    const { open, failed, sent } = pages();
    const form = await failed('networkError');
    form.actor.send({ type: 'form.cleared' });
    form.write('다른 글');
    form.submit();
    expect(sent()).toBe(2);
    form.actor.stop();
    expect(open().viewModel().isUnsure).toBe(false);
  });

  it('is known again when clearing is undone, and on the next page', async () => {
    const { open, failed, undoClearing, sent } = pages();
    const form = await failed('networkError');
    form.actor.send({ type: 'form.cleared' });
    expect(form.viewModel().isUnsure).toBe(false);
    undoClearing();
    expect(form.viewModel()).toMatchObject({ isUnsure: true, values: { text: '기도해 주세요.' } });
    form.submit();
    expect([sent(), form.viewModel().isAsking]).toEqual([1, true]);
    form.actor.stop();
    expect(open().viewModel().isUnsure).toBe(true);
  });

  it('is its user’s: what another one sends or clears says nothing of it', async () => {
    const { open, failed, answer } = pages();
    (await failed('networkError')).actor.stop();
    const other = await failed('invalid', 'another');
    expect(other.viewModel().isUnsure).toBe(false);
    other.submit();
    await answer(done('1'));
    other.actor.send({ type: 'form.cleared' });
    expect([open('another').viewModel().isUnsure, open().viewModel().isUnsure]).toEqual([false, true]);
  });

  it('is not known to have arrived when the page is reloaded before the answer', () => {
    const { open, reloaded, sent } = pages();
    const form = open();
    form.write('기도해 주세요.');
    form.submit();
    const again = reloaded();
    expect(again.viewModel()).toMatchObject({ isUnsure: true, isTakenOver: false });
    again.submit();
    expect([sent(), again.viewModel().isAsking]).toEqual([1, true]);
  });

  it('is not lost when it is refused after its page was left, nor on the page that has taken it over', async () => {
    const { open, answer } = pages();
    const form = open();
    form.write('기도해 주세요.');
    form.submit();
    form.actor.stop();
    const next = open();
    expect(next.viewModel()).toMatchObject({ isUnsure: false, isTakenOver: true });
    next.actor.stop();
    await answer(refused('invalid'));
    expect(open().viewModel()).toMatchObject({ isUnsure: false, values: { text: '기도해 주세요.' } });
  });

  it('is known on the page that is opened next, also when its own was left before the answer', async () => {
    const { open, answer, sent } = pages();
    const form = open();
    form.write('기도해 주세요.');
    form.submit();
    form.actor.stop();
    await answer(refused('networkError'));
    const again = open();
    expect(again.viewModel()).toMatchObject({ isUnsure: true, values: { text: '기도해 주세요.' } });
    again.submit();
    expect([sent(), again.viewModel().isAsking]).toEqual([1, true]);
  });

  it.each<Failure>(['invalid', 'forbidden', 'conflict', 'tooMany'])(
    'is sent again at once after %s',
    async (reason) => {
      const { failed, sent } = pages();
      const form = await failed(reason);
      form.submit();
      expect([sent(), form.viewModel().isUnsure]).toEqual([2, false]);
    },
  );
});

describe('REL-16 where the server recognises what is sent again', () => {
  it('sends the same at once, and asks about another text', async () => {
    const { failed, answer, sent } = pages({ isRecognised: true });
    const form = await failed('networkError');
    expect(form.viewModel()).toMatchObject({ isUnsure: false, failure: 'networkError' });
    form.submit();
    expect(sent()).toBe(2);
    await answer(refused('networkError'));
    form.write('다시 쓴 글');
    form.submit();
    expect([sent(), form.viewModel().isAsking, form.viewModel().isUnsure]).toEqual([2, true, true]);
  });
});
