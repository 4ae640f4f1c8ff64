import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { announcementKind } from '@/content/posts/announcements.writing.ts';
import type { Announcement } from '@/content/posts/posts.ts';
import type { PostField } from '@/content/posts/posts.writing.ts';
import { createAskedEditMachine } from '@/content/writing/asked-post.machine.ts';
import { providePlainDrafts } from '@/content/writing/drafts.machine.ts';
import type { DraftRequest, DraftTexts, SavedDraft } from '@/content/writing/drafts.ts';
import type { StoredEdit } from '@/content/writing/edits.ts';
import { type DraftSaving, leadIntoList } from '@/content/writing/post-form.machine.ts';
import { required } from '@/shared/actors.machine.ts';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { anAnnouncement } from '../../../builders/announcement.ts';
import { aSavedDraft } from '../../../builders/saved-draft.ts';
import { settled } from '../../../fakes/deferred.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';
import { publishedInto } from '../../../fakes/published-into.ts';
import { recordedRight } from '../../../fakes/publishing-right.ts';
import { receiving } from '../../../fakes/receiver.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

/** The page of announcements at a server with draft 58. */
async function openDrafts(unread?: Failure) {
  let stored: readonly SavedDraft[] = [aSavedDraft()];
  let listing = unread;
  let failure: Failure | undefined;
  let storedEdit: StoredEdit<PostField> | undefined;
  const asked: string[] = [];
  const sent: DraftRequest[] = [];
  const listed: DraftSaving[] = [];
  const published: Announcement[] = [];
  const toasts = recordedToasts();
  const put = (id: SavedDraft['id'], texts: DraftTexts) => {
    const draft = aSavedDraft({ id, texts, version: '"2"' });
    stored = [draft, ...stored.filter((one) => String(one.id) !== String(id))];
    return draft;
  };
  const navigation = recordedNavigation('/communion/announcements');
  const provided = providePlainDrafts(announcementKind, {
    calls: {
      all: () => (asked.push('list'), Promise.resolve(listing === undefined ? done(stored) : refused(listing))),
      remove: (id) => (asked.push(`delete ${id}`), Promise.resolve(done(null))),
    },
    sendDraft: (request) => {
      sent.push(request);
      if (failure !== undefined) return Promise.resolve({ outcome: refused(failure), failures: [] });
      const { texts } = request.content;
      const id = request.of?.id ?? 59;
      const value = request.publishes ? { post: anAnnouncement({ id, ...texts }) } : { draft: put(id, texts) };
      return Promise.resolve({ outcome: done(value), failures: [] });
    },
    drafts: { read: () => storedEdit, write: (edit) => void (storedEdit = edit) },
    notifications: toasts,
    navigation,
    linkTo: leadIntoList(navigation),
  })({ form: receiving(({ saving }) => void listed.push(saving)), list: publishedInto(published) });
  const clock = new SimulatedClock();
  const list = createActor(provided.machine, { clock }).start();
  await settled();

  /** The dialog of draft 58, with its form. */
  const openForm = async () => {
    const edited = provided.editing(list);
    const owner = createActor(createAskedEditMachine<SavedDraft>(), { input: { page: list } }).start();
    const editing = createActor(edited.machine, { input: edited.input({ id: 58, owner }) }).start();
    await settled();
    const { machine, input, select, saving } = edited.form({
      opened: required(editing.getSnapshot().context.opened),
      editing,
      right: recordedRight(),
    });
    const form = createActor(machine, { input: input() }).start();
    return {
      editing,
      viewModel: () => select(form.getSnapshot()),
      leave: () => {
        form.stop();
        editing.stop();
      },
      type: (field: PostField, value: string) => form.send({ type: 'field.changed', field, value }),
      save: async () => {
        form.send({ type: 'form.submitted', partial: required(saving) });
        await settled();
      },
      publish: async () => {
        form.send({ type: 'form.submitted' });
        await settled();
      },
    };
  };
  return {
    list,
    asked,
    sent,
    listed,
    published,
    toasts,
    openForm,
    storedEdit: () => storedEdit,
    pass: async (minutes: number) => {
      clock.increment(minutes * 60_000);
      await settled();
    },
    addressOf: (file: string) => provided.fileAddress(list.getSnapshot(), file),
    state: () => provided.select(list.getSnapshot()),
    titles: () => {
      const state = provided.select(list.getSnapshot());
      return state.status === 'ready' ? state.value.map(({ title }) => title) : state.status;
    },
    answer: (next: Failure | undefined) => void (failure = next),
    read: (next: Failure | undefined) => void (listing = next),
    store: (...next: readonly SavedDraft[]) => void (stored = next),
  };
}

describe('EDIT-03 the list of drafts', () => {
  it('is read, and then the form of a new post can be saved as one', async () => {
    const { titles, listed } = await openDrafts();
    expect(titles()).toEqual([aSavedDraft().title]);
    expect(listed).toHaveLength(1);
  });

  it.each<Failure>(['unsupported', 'unauthorized', 'invalid'])(
    'is none at a server that keeps no drafts (%s), nor is there a way to save one',
    async (unread) => {
      const { state, listed, list, asked } = await openDrafts(unread);
      list.send({ type: 'retry.asked' });
      await settled();
      expect(state()).toEqual({ status: 'failed', reason: 'unsupported' });
      expect([listed.length, asked]).toEqual([0, ['list']]);
    },
  );

  it('LIST-03 that cannot be read can be read again', async () => {
    const { state, list, read, titles, listed } = await openDrafts('networkError');
    expect(state()).toEqual({ status: 'failed', reason: 'networkError' });
    expect(listed).toEqual([]);
    read(undefined);
    list.send({ type: 'retry.asked' });
    await settled();
    expect(titles()).toHaveLength(1);
    expect(listed).toHaveLength(1);
  });
});

describe('EDIT-03 the form of a new post', () => {
  const signal = new AbortController().signal;

  it('is saved as a draft, trimmed, at the head of the list', async () => {
    const { listed, sent, titles, toasts } = await openDrafts();
    const outcome = await required(listed[0]).submit({ title: ' 김장 ', content: '', author: '' }, signal, []);
    expect(sent).toMatchObject([
      { of: undefined, publishes: false, content: { texts: { title: '김장', content: '', author: '' } } },
    ]);
    expect(titles()).toEqual(['김장', aSavedDraft().title]);
    // The form notifies of it, once it is blank.
    expect([outcome, toasts.subjects()]).toMatchObject([done({ draft: { title: '김장' } }), []]);
  });

  it('LIST-03 that is refused says so in a toast, and the list stays', async () => {
    const { listed, answer, titles, toasts } = await openDrafts();
    answer('serverFailed');
    const saving = required(listed[0]);
    expect(await saving.submit({ title: '김장' }, signal, [])).toEqual(refused('serverFailed'));
    saving.refused('serverFailed', [], false);
    expect(toasts.find('draftNotSaved')).toMatchObject({ reason: 'serverFailed' });
    expect(titles()).toEqual([aSavedDraft().title]);
  });
});

describe('EDIT-03 a draft that is opened', () => {
  it('is saved again over the version that was read, though it lacks what a post needs', async () => {
    const { openForm, sent, titles, toasts, storedEdit } = await openDrafts();
    const { type, save, editing } = await openForm();
    type('title', '고친 제목');
    type('author', '');
    expect(storedEdit()?.mine.title).toBe('고친 제목');
    await save();
    expect(sent).toMatchObject([{ of: { id: 58, version: '"1"' }, publishes: false }]);
    expect([titles(), toasts.subjects()]).toEqual([['고친 제목'], ['draftSaved']]);
    expect([editing.getSnapshot().hasTag('open'), storedEdit()]).toEqual([false, undefined]);
  });

  it('is published by the rules of a post, and leaves the list', async () => {
    const { openForm, sent, titles, published, toasts } = await openDrafts();
    const { type, publish, viewModel, editing } = await openForm();
    type('author', '');
    await publish();
    expect([sent, viewModel().shownErrors]).toEqual([[], { author: 'missing' }]);
    type('author', '친교부');
    await publish();
    expect(sent).toMatchObject([{ of: { id: 58, version: '"1"' }, publishes: true }]);
    expect(published).toMatchObject([{ id: 58, author: '친교부' }]);
    expect([titles(), toasts.subjects()]).toEqual(['empty', ['announcementAdded']]);
    expect(editing.getSnapshot().hasTag('open')).toBe(false);
  });

  it.each<[Failure]>([['serverFailed'], ['unsupported']])(
    'LIST-03 stays as it was typed when it is refused: %s',
    async (reason) => {
      const { openForm, answer, toasts, titles } = await openDrafts();
      const { type, save, publish, viewModel, editing } = await openForm();
      answer(reason);
      type('title', '고친 제목');
      await save();
      await publish();
      expect(toasts.find('draftNotSaved').reason).toBe(reason);
      expect(toasts.find('announcementNotAdded').reason).toBe(reason);
      expect([viewModel().values.title, editing.getSnapshot().hasTag('open')]).toEqual(['고친 제목', true]);
      expect(titles()).toEqual([aSavedDraft().title]);
    },
  );

  it.each<[string, Failure | undefined, string]>([
    ['save', undefined, 'draftSaved'],
    ['save', 'conflict', 'draftNotSaved'],
    ['publish', undefined, 'announcementAdded'],
    ['publish', 'serverFailed', 'announcementNotAdded'],
  ])(
    'REL-18 goes on when its page is left during a %s (%s), and tells how it ended',
    async (verb, failure, subject) => {
      const { openForm, answer, toasts, storedEdit } = await openDrafts();
      const { type, save, publish, leave } = await openForm();
      answer(failure);
      type('title', '고친 제목');
      const sent = verb === 'save' ? save() : publish();
      leave();
      await sent;
      expect(toasts.subjects()).toEqual([subject]);
      expect(storedEdit()?.mine.title).toBe(failure && '고친 제목');
    },
  );

  it('EDIT-02 that another user has changed is compared', async () => {
    const { openForm, answer, toasts } = await openDrafts();
    const { type, save, editing } = await openForm();
    answer('conflict');
    type('title', '내 제목');
    await save();
    expect(editing.getSnapshot().hasTag('compared')).toBe(true);
    expect(editing.getSnapshot().context.conflict?.mine.title).toBe('내 제목');
    expect(toasts.subjects()).toEqual([]);
  });

  it('that is gone leaves the list, keeps what was typed, and is saved as a new one', async () => {
    const { openForm, answer, sent, titles } = await openDrafts();
    const { type, save, editing, viewModel } = await openForm();
    answer('notFound');
    type('title', '다시 쓴 제목');
    await save();
    expect([editing.getSnapshot().hasTag('removed'), viewModel().values.title, titles()]).toEqual([
      true,
      '다시 쓴 제목',
      'empty',
    ]);
    answer(undefined);
    await save();
    expect(sent.map(({ of }) => of?.id)).toEqual([58, undefined]);
    expect(titles()).toEqual(['다시 쓴 제목']);
  });
});

describe('EDIT-03 a draft that is deleted', () => {
  const remove = async () => {
    const opened = await openDrafts();
    opened.asked.length = 0;
    opened.list.send({ type: 'removal.asked', id: 58 });
    return {
      ...opened,
      gone: async () => {
        opened.toasts.find('draftDeleted').onGone?.();
        await settled();
      },
    };
  };

  it('leaves the list at once, and is deleted after it was looked for once more', async () => {
    const { titles, asked, gone } = await remove();
    expect([titles(), asked]).toEqual(['empty', []]);
    await gone();
    expect([titles(), asked]).toEqual(['empty', ['list', 'delete 58']]);
  });

  it('comes back when that is undone, and nothing is deleted', async () => {
    const { titles, asked, toasts } = await remove();
    toasts.find('draftDeleted').onAction?.();
    await settled();
    expect([titles(), asked]).toEqual([[aSavedDraft().title], []]);
  });

  it('and was published meanwhile is not deleted as a post', async () => {
    const { titles, asked, toasts, store, gone } = await remove();
    store();
    await gone();
    expect([titles(), asked]).toEqual(['empty', ['list']]);
    expect(toasts.find('draftNotDeleted').reason).toBe('notFound');
  });

  it('comes back where the list cannot be read, with a toast', async () => {
    const { titles, asked, toasts, read, gone } = await remove();
    read('networkError');
    await gone();
    expect([titles(), asked]).toEqual([[aSavedDraft().title], ['list']]);
    expect(toasts.find('draftNotDeleted').reason).toBe('networkError');
  });
});

describe('EDIT-03 the files of a draft', () => {
  const withKey = (key: string, files = ['/1']) =>
    aSavedDraft({ files, signedFiles: Object.fromEntries(files.map((file) => [file, `${file}?key=${key}`])) });

  it('are read by addresses that are renewed before they expire, and texts stay as they were', async () => {
    const page = await openDrafts();
    page.list.send({ type: 'item.changed', item: withKey('a') });
    expect([page.addressOf('/1'), page.addressOf('/of no draft')]).toEqual(['/1?key=a', '/of no draft']);
    page.store({ ...withKey('b'), title: '그사이 다른 제목' });
    await page.pass(7);
    expect(page.addressOf('/1')).toBe('/1?key=a');
    await page.pass(1);
    expect([page.addressOf('/1'), page.titles()]).toEqual(['/1?key=b', [aSavedDraft().title]]);
  });

  it('are read again at the next time where the line was away, without a word', async () => {
    const page = await openDrafts();
    page.list.send({ type: 'item.changed', item: withKey('a') });
    page.store(withKey('b'));
    page.read('networkError');
    await page.pass(8);
    expect([page.addressOf('/1'), page.titles()]).toEqual(['/1?key=a', [aSavedDraft().title]]);
    page.read(undefined);
    await page.pass(8);
    expect(page.addressOf('/1')).toBe('/1?key=b');
  });

  it('of another editor, which came since the list was read, are known when the draft is opened', async () => {
    const page = await openDrafts();
    page.store(withKey('c', ['/1', '/2']));
    await page.openForm();
    expect(page.addressOf('/2')).toBe('/2?key=c');
  });

  it('cost no reading where no draft has any', async () => {
    const page = await openDrafts();
    await page.pass(16);
    expect(page.asked).toEqual(['list']);
  });
});
