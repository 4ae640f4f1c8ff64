import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type AnnouncementDraft, announcementKind } from '@/content/posts/announcements.writing.ts';
import type { Announcement } from '@/content/posts/posts.ts';
import type { PostField } from '@/content/posts/posts.writing.ts';
import { providePlainEditing } from '@/content/writing/edits.machine.ts';
import type { StoredEdit, Versioned } from '@/content/writing/edits.ts';
import { makeConfirmingEditor } from '@/content/writing/edits.use-cases.ts';
import type { PostEditor } from '@/content/writing/writing.ports.ts';
import { required } from '@/shared/actors.machine.ts';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { aDraft, anAnnouncement } from '../../../builders/announcement.ts';
import { settled } from '../../../fakes/deferred.ts';
import { recordedOwner } from '../../../fakes/edit-owner.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';
import { recordedRight } from '../../../fakes/publishing-right.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

/** A server with one announcement, whose version is counted. */
function announcementServer(start: Announcement = anAnnouncement({ id: 7 })) {
  let item: Announcement | undefined = start;
  let version = 1;
  let failures: readonly (Failure | 'lost answer')[] = [];
  let saves = 0;
  const versioned = (post: Announcement): Versioned<Announcement> => ({ item: post, version: `"${version}"` });
  const editor: PostEditor<Announcement, AnnouncementDraft> = {
    find: () => Promise.resolve(item === undefined ? refused('notFound') : done(versioned(item))),
    save: (edit) => {
      saves += 1;
      const [failure] = failures;
      failures = failures.slice(1);
      if (failure !== undefined && failure !== 'lost answer')
        return Promise.resolve({ outcome: refused(failure), failures: [] });
      if (item === undefined) return Promise.resolve({ outcome: refused('notFound'), failures: [] });
      if (edit.version !== `"${version}"`) return Promise.resolve({ outcome: refused('conflict'), failures: [] });
      item = { ...item, ...edit.draft, edited: '2026-11-23' };
      version += 1;
      const outcome = failure === undefined ? done(versioned(item)) : refused('networkError');
      return Promise.resolve({ outcome, failures: [] });
    },
  };
  return {
    editor: makeConfirmingEditor(editor, announcementKind.isSavedAs),
    saves: () => saves,
    post: () => item,
    fail: (...next: typeof failures) => {
      failures = next;
    },
    /** By another user. */
    change: (draft: Partial<Announcement>) => {
      item = { ...(item ?? start), ...draft };
      version += 1;
    },
    remove: () => {
      item = undefined;
    },
  };
}

/** The dialog of a change, open with the form of announcement 7. */
async function openEditing(server = announcementServer(), before?: StoredEdit<PostField>) {
  let stored = before;
  const toasts = recordedToasts();
  const { owner, changed, added, lost, ended } = recordedOwner<Announcement>();
  const provided = providePlainEditing(announcementKind, {
    editor: server.editor,
    publish: (draft) => Promise.resolve(done(anAnnouncement({ id: 8, ...draft }))),
    drafts: { read: () => stored, write: (edit) => void (stored = edit) },
    notifications: toasts,
    navigation: recordedNavigation(),
  });
  const editing = createActor(provided.machine, {
    input: provided.input({ id: before === undefined ? 7 : undefined, owner }),
  }).start();
  await settled();
  const { machine, input, select } = provided.form({
    opened: required(editing.getSnapshot().context.opened),
    editing,
    right: recordedRight(),
  });
  const form = createActor(machine, { input: input() }).start();
  const type = (field: PostField, value: string) => form.send({ type: 'field.changed', field, value });
  const save = async () => {
    form.send({ type: 'form.submitted' });
    form.send({ type: 'form.submitted' });
    await settled();
  };
  return {
    server,
    toasts,
    changed,
    added,
    lost,
    editing,
    form,
    type,
    save,
    provided,
    stored: () => stored,
    ended,
    isOpen: () => editing.getSnapshot().hasTag('open'),
    viewModel: () => select(form.getSnapshot()),
  };
}

describe('EDIT-01 an announcement that is changed', () => {
  it('is read again, and its form holds what the server has now', async () => {
    const server = announcementServer(anAnnouncement({ id: 7, title: '새로 읽은 제목' }));
    const { viewModel } = await openEditing(server);
    expect(viewModel()).toMatchObject({ values: { title: '새로 읽은 제목' }, isWritten: false, isRestored: false });
  });

  it('is saved once (REL-17), shown as the server has it, and the dialog closes', async () => {
    const { type, save, server, changed, toasts, isOpen, stored, ended } = await openEditing();
    type('title', ' 고친 제목 ');
    expect(stored()?.mine.title).toBe(' 고친 제목 ');
    await save();
    expect(server.saves()).toBe(1);
    expect(changed).toMatchObject([{ id: 7, title: '고친 제목', edited: '2026-11-23' }]);
    expect(toasts.subjects()).toEqual(['announcementSaved']);
    expect([isOpen(), stored(), ended()]).toEqual([false, undefined, 1]);
  });

  it('needs the same fields as a new one', async () => {
    const { type, save, server, viewModel } = await openEditing();
    type('title', ' ');
    await save();
    expect(server.saves()).toBe(0);
    expect(viewModel().shownErrors).toEqual({ title: 'missing' });
  });

  it.each<Failure>(['serverFailed', 'networkError', 'forbidden', 'unsupported', 'invalid'])(
    'LIST-03, REL-16 that is refused (%s) stays as it was typed, with a toast',
    async (failure) => {
      const { type, save, server, toasts, viewModel, stored, isOpen } = await openEditing();
      server.fail(failure);
      type('title', '고친 제목');
      await save();
      expect(toasts.find('announcementNotSaved')).toMatchObject({ tone: 'error', reason: failure });
      expect(viewModel()).toMatchObject({ values: { title: '고친 제목' }, failure });
      expect([isOpen(), stored()?.mine.title]).toEqual([true, '고친 제목']);
    },
  );

  it('REL-16 whose answer was lost is looked for, and not sent again', async () => {
    const { type, save, server, changed, toasts } = await openEditing();
    server.fail('lost answer');
    type('title', '고친 제목');
    await save();
    expect(server.saves()).toBe(1);
    expect(changed).toMatchObject([{ title: '고친 제목' }]);
    expect(toasts.subjects()).toEqual(['announcementSaved']);
  });

  it('that a server cannot save although it has it is unsupported', async () => {
    const { type, save, server, viewModel, lost } = await openEditing();
    server.fail('notFound');
    type('title', '고친 제목');
    await save();
    expect(viewModel().failure).toBe('unsupported');
    expect(lost).toEqual([]);
  });

  it('that was deleted meanwhile leaves the list, and what was typed can be published again', async () => {
    const { type, save, server, lost, added, toasts, viewModel, editing, isOpen } = await openEditing();
    server.remove();
    type('content', '다시 쓴 내용');
    await save();
    expect(lost).toEqual([7]);
    expect(editing.getSnapshot().hasTag('removed')).toBe(true);
    expect(viewModel().values.content).toBe('다시 쓴 내용');
    await save();
    expect(added).toMatchObject([{ id: 8, content: '다시 쓴 내용' }]);
    expect(toasts.subjects()).toEqual(['announcementAdded']);
    expect(isOpen()).toBe(false);
  });
});

describe('REL-30 a half-written change', () => {
  it('is not closed unasked, and goes when that is confirmed', async () => {
    const { type, editing, form, isOpen, stored } = await openEditing();
    type('title', '고친 제목');
    editing.send({ type: 'close.asked' });
    expect(editing.getSnapshot().hasTag('asking')).toBe(true);
    editing.send({ type: 'close.cancelled' });
    expect([isOpen(), stored()?.mine.title]).toEqual([true, '고친 제목']);
    editing.send({ type: 'close.asked' });
    form.send({ type: 'form.cleared' });
    editing.send({ type: 'close.confirmed' });
    expect([isOpen(), stored()]).toEqual([false, undefined]);
  });

  it('without changes closes at once', async () => {
    const { editing, isOpen } = await openEditing();
    editing.send({ type: 'close.asked' });
    expect(isOpen()).toBe(false);
  });

  it('goes on where it was left, over the version for which it was typed', async () => {
    const server = announcementServer();
    server.change({ author: '친교부' });
    const before = aDraft();
    const { viewModel, save, editing } = await openEditing(server, {
      id: 7,
      version: '"1"',
      before,
      mine: { ...before, title: '고친 제목' },
    });
    expect(viewModel()).toMatchObject({ values: { title: '고친 제목' }, isRestored: true, isWritten: true });
    await save();
    expect(editing.getSnapshot().hasTag('compared')).toBe(true);
  });
});

describe('EDIT-02 an announcement that another user has changed meanwhile', () => {
  async function meet() {
    const opened = await openEditing();
    opened.type('title', '내 제목');
    opened.server.change({ author: '친교부' });
    await opened.save();
    const { conflict } = opened.editing.getSnapshot().context;
    if (conflict === undefined) throw new Error('There is no conflict');
    const provided = opened.provided.conflict(opened.editing, conflict);
    const comparison = createActor(provided.machine, { input: provided.input }).start();
    await settled();
    return { ...opened, comparison, compared: () => provided.select(comparison.getSnapshot()) };
  }

  it('is compared field by field, and saved as it was chosen', async () => {
    const { comparison, compared, server, changed, toasts, isOpen } = await meet();
    expect(compared().choices).toEqual({ title: 'mine', author: 'theirs' });
    comparison.send({ type: 'choice.confirmed' });
    await settled();
    expect(server.post()).toMatchObject({ title: '내 제목', author: '친교부' });
    expect(changed).toMatchObject([{ title: '내 제목', author: '친교부' }]);
    expect(toasts.subjects()).toEqual(['announcementSaved']);
    expect(isOpen()).toBe(false);
  });

  it('REL-18 is saved as it was chosen although the comparison is left, and is not restored', async () => {
    const { comparison, editing, server, toasts, stored } = await meet();
    comparison.send({ type: 'choice.confirmed' });
    comparison.stop();
    editing.stop();
    await settled();
    expect(server.post()).toMatchObject({ title: '내 제목', author: '친교부' });
    expect([toasts.subjects(), stored()]).toEqual([['announcementSaved'], undefined]);
  });

  it('REL-18 that is not saved after the comparison was left is told, and restored', async () => {
    const { comparison, editing, server, toasts, stored } = await meet();
    server.fail('serverFailed');
    comparison.send({ type: 'choice.confirmed' });
    comparison.stop();
    editing.stop();
    await settled();
    expect(toasts.find('announcementNotSaved').reason).toBe('serverFailed');
    expect(stored()?.mine.title).toBe('내 제목');
  });

  it('leaves the form as it was when the comparison is closed', async () => {
    const { editing, viewModel, isOpen } = await meet();
    editing.send({ type: 'conflict.left' });
    expect([isOpen(), viewModel().values.title]).toEqual([true, '내 제목']);
  });

  it('needs no choice where both have written the same', async () => {
    const opened = await openEditing();
    opened.type('title', '같은 제목');
    opened.server.change({ title: '같은 제목' });
    await opened.save();
    const { conflict } = opened.editing.getSnapshot().context;
    if (conflict === undefined) throw new Error('There is no conflict');
    const provided = opened.provided.conflict(opened.editing, conflict);
    createActor(provided.machine, { input: provided.input }).start();
    await settled();
    expect(opened.changed).toMatchObject([{ title: '같은 제목' }]);
    expect(opened.isOpen()).toBe(false);
    expect(opened.server.saves()).toBe(1);
  });
});
