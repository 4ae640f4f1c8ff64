import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type PrayerForm, provideNewPrayerForm, providePrayerChangeForm } from '@/people/prayers.machine.ts';
import type { PrayerChange } from '@/people/prayers.ports.ts';
import {
  blankPrayer,
  type NewPrayerNews,
  type Prayer,
  type PrayerChangeNews,
  type PrayerDraft,
  type PrayerPost,
} from '@/people/prayers.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aPrayer } from '../../builders/prayer.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';
import { receiving } from '../../fakes/receiver.ts';
import { stillClock } from '../../fakes/still-clock.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

const own = aPrayer({ id: 2, isMine: true });

function setting(isRecognised = true) {
  const shares = handSettled<[post: PrayerPost, signal?: AbortSignal], Outcome<Prayer>>();
  const changes = handSettled<[change: PrayerChange, signal?: AbortSignal], Outcome<Prayer>>();
  const toasts = recordedToasts();
  let stored: PrayerDraft | undefined;
  const dependencies = {
    repository: { share: shares.call, change: changes.call },
    clock: stillClock(new Date('2026-11-18T12:00:00Z')),
    draft: { read: () => stored, write: (values: PrayerDraft) => void (stored = values) },
    notifications: toasts,
    navigation: recordedNavigation(),
    adds: { isRecognised },
  } as const;
  const events: string[] = [];
  const list = receiving<NewPrayerNews | PrayerChangeNews>((news) => {
    if (news.type === 'prayer.lost') events.push(`lost ${news.id}`);
    else if (news.type === 'list.outdated') events.push('outdated');
    else if (news.type !== 'form.shown')
      events.push(`${news.type === 'prayer.shared' ? 'shared' : 'saved'} ${news.prayer.text}`);
  });
  const run = (form: PrayerForm) => {
    const actor = createActor(form.machine, { input: form.input() }).start();
    return {
      fill: (field: keyof PrayerDraft, value: string) => actor.send({ type: 'field.changed', field, value }),
      submit: () => actor.send({ type: 'form.submitted' }),
      clear: () => actor.send({ type: 'form.cleared' }),
      viewModel: () => form.select(actor.getSnapshot()),
    };
  };
  const fresh = () => run(provideNewPrayerForm(dependencies)(list));
  const change = () => run(providePrayerChangeForm(dependencies)(own, list));
  return { shares, changes, toasts, events, fresh, change, stored: () => stored };
}

describe('MINE-04 the form of a new request', () => {
  it('shares it once, to the day that was chosen, and is blank again', async () => {
    const { shares, toasts, events, fresh } = setting();
    const form = fresh();
    form.fill('text', ' 기도해 주세요. ');
    form.fill('scope', 'zone');
    form.fill('name', 'nameless');
    form.fill('weeks', '2');
    form.submit();
    form.submit();
    const post = { text: '기도해 주세요.', scope: 'zone', isAnonymous: true, until: '2026-12-02' };
    expect(shares.calls.map(({ args: [sent] }) => sent)).toEqual([post]);
    shares.last().resolve(done(aPrayer({ text: '기도해 주세요.' })));
    await settled();
    expect(events).toEqual(['shared 기도해 주세요.']);
    expect(toasts.subjects()).toEqual(['prayerShared']);
    expect(form.viewModel().values).toEqual(blankPrayer);
  });

  it('REL-26 loses nothing when the server refuses, or the page is reloaded', async () => {
    const { shares, fresh } = setting();
    const form = fresh();
    form.fill('text', '기도해 주세요.');
    form.fill('scope', 'members');
    form.submit();
    shares.last().resolve(refused('networkError'));
    await settled();
    expect(form.viewModel()).toMatchObject({ failure: 'networkError', values: { text: '기도해 주세요.' } });
    expect(fresh().viewModel()).toMatchObject({ isRestored: true, values: { text: '기도해 주세요.' } });
  });

  it('that was emptied can be filled again', () => {
    const { toasts, fresh } = setting();
    const form = fresh();
    form.clear();
    expect(toasts.subjects()).toEqual([]);
    form.fill('text', '기도해 주세요.');
    form.clear();
    expect(form.viewModel().values.text).toBe('');
    toasts.find('draftCleared').onAction?.();
    expect(form.viewModel().values.text).toBe('기도해 주세요.');
  });
});

describe('REL-16 a new request whose answer was lost', () => {
  const lose = async (isRecognised: boolean) => {
    const opened = setting(isRecognised);
    const form = opened.fresh();
    form.fill('text', '기도해 주세요.');
    form.fill('scope', 'members');
    form.submit();
    opened.shares.last().resolve(refused('timedOut'));
    await settled();
    return { ...opened, form };
  };

  it('may be in the list, which is read again', async () => {
    const { form, events } = await lose(false);
    expect([form.viewModel().isUnsure, events]).toEqual([true, ['outdated']]);
  });

  it('is sent again without a question where the server recognises it', async () => {
    const { form, events, shares } = await lose(true);
    expect([form.viewModel().isUnsure, events]).toEqual([false, []]);
    form.submit();
    expect(shares.calls).toHaveLength(2);
  });
});

describe('MINE-04 the form of a change', () => {
  it('begins with the request, and saves it on the version that was read', async () => {
    const { changes, toasts, events, change, stored } = setting();
    const form = change();
    expect(form.viewModel()).toMatchObject({ isWritten: false, values: { text: own.text, weeks: '' } });
    form.fill('text', '고친 글');
    expect(stored()).toMatchObject({ id: '2', text: '고친 글' });
    form.submit();
    const post = { text: '고친 글', scope: 'members', isAnonymous: false, until: own.until };
    expect(changes.last().args[0]).toEqual({ id: 2, version: '"1"', post });
    changes.last().resolve(done({ ...own, text: '고친 글' }));
    await settled();
    expect(events).toEqual(['saved 고친 글']);
    expect(toasts.subjects()).toEqual(['prayerSaved']);
    expect(stored()).toEqual(blankPrayer);
  });

  it('keeps what was typed while it is closed, for this request alone', () => {
    const { change, stored } = setting();
    const form = change();
    form.fill('text', '고친 글');
    expect(change().viewModel()).toMatchObject({ isRestored: true, values: { text: '고친 글' } });
    form.clear();
    expect(stored()).toEqual(blankPrayer);
    expect(change().viewModel()).toMatchObject({ isRestored: false, values: { text: own.text } });
  });

  it('REL-26 that meets another window is refused once; the second time it replaces what is there', async () => {
    const { changes, events, change } = setting();
    const form = change();
    form.fill('text', '고친 글');
    form.submit();
    changes.last().resolve(refused('conflict'));
    await settled();
    expect(events).toEqual(['outdated']);
    expect(form.viewModel()).toMatchObject({ failure: 'conflict', values: { text: '고친 글' } });
    form.submit();
    expect(changes.last().args[0]).toMatchObject({ version: undefined, post: { text: '고친 글' } });
  });

  it('keeps the text of a request that was taken back in another window', async () => {
    const { changes, events, change } = setting();
    const form = change();
    form.fill('text', '고친 글');
    form.submit();
    changes.last().resolve(refused('notFound'));
    await settled();
    expect(events).toEqual(['lost 2']);
    expect(form.viewModel()).toMatchObject({ failure: 'notFound', values: { text: '고친 글' } });
  });
});
