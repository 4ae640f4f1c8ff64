import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { makeStoredDraft } from '@/auth/drafts.store.ts';
import { provideEventForms } from '@/content/events/event-form.machine.ts';
import { emptyEventDraft } from '@/content/events/events.writing.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { done } from '@/shared/outcome.ts';
import { aNewEvent, anEventDraft } from '../../builders/event-draft.ts';
import { fakeUser } from '../../fakes/current-user.ts';
import { settled } from '../../fakes/deferred.ts';
import { memoryDraftStore } from '../../fakes/draft-store.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';
import { recordedRight } from '../../fakes/publishing-right.ts';
import { receiving } from '../../fakes/receiver.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

/** The forms of one user, who opens them one after another. */
function eventForms() {
  const formFor = provideEventForms(
    async () => done(aNewEvent()),
    makeStoredDraft(fakeUser(), memoryDraftStore(), () => emptyEventDraft),
    { notifications: recordedToasts(), navigation: recordedNavigation('/communion/events') },
  )(
    receiving(() => undefined),
    recordedRight(),
  );
  return (day?: CalendarDate) => {
    const provided = formFor(day);
    const form = createActor(provided.machine, { input: provided.input() }).start();
    const write = (values: object) => {
      for (const [field, value] of Object.entries(values)) form.send({ type: 'field.changed', field, value });
    };
    return { form, write, viewModel: () => provided.select(form.getSnapshot()) };
  };
}

const DAY = '2026-12-05';
const blank = { isRestored: false, values: emptyEventDraft };

describe('REL-30 the form of an event for a day of the calendar', () => {
  it('leaves no draft once the event is published', async () => {
    const open = eventForms();
    const { form, write, viewModel } = open(DAY);
    write(anEventDraft({ start: DAY, end: DAY }));
    form.send({ type: 'form.submitted' });
    await settled();
    expect(viewModel()).toMatchObject({ isSubmitting: false, values: { start: DAY, end: DAY, name: '' } });
    expect(open().viewModel()).toMatchObject(blank);
  });

  it.each([
    ['it is cleared', { type: 'form.cleared' }],
    ['what was typed is taken back', { type: 'field.changed', field: 'name', value: '' }],
  ] as const)('leaves no draft when %s', (_, event) => {
    const open = eventForms();
    const { form, write } = open(DAY);
    write({ name: '김장 나눔' });
    form.send(event);
    expect(open().viewModel()).toMatchObject(blank);
  });

  it('restores what was typed, on the day that is chosen next', () => {
    const open = eventForms();
    open(DAY).write({ name: '김장 나눔' });
    const values = { ...emptyEventDraft, name: '김장 나눔', start: '2026-12-12', end: '2026-12-12' };
    expect(open('2026-12-12').viewModel()).toMatchObject({ isRestored: true, values });
  });

  it('keeps a span of days that was chosen by hand when another day is pressed', () => {
    const open = eventForms();
    open().write({ start: '2026-12-27', end: '2026-12-29' });
    expect(open(DAY).viewModel().values).toMatchObject({ start: '2026-12-27', end: '2026-12-29' });
  });

  it('restores days that were chosen in the form itself', () => {
    const open = eventForms();
    open().write({ start: DAY, end: DAY });
    expect(open().viewModel()).toMatchObject({ isRestored: true, values: { start: DAY, end: DAY } });
  });
});
