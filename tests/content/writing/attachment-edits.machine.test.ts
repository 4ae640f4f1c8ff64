import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Advertisement } from '@/content/posts/posts.ts';
import type { PostFailure, PostField } from '@/content/posts/posts.writing.ts';
import { provideAttachmentEditing, startEditUploads } from '@/content/writing/attachment-edits.machine.ts';
import { type AttachmentChange, advertisementKind, type FileField, savedAsIn } from '@/content/writing/attachments.ts';
import type { Edit, StoredEdit, Versioned } from '@/content/writing/edits.ts';
import { makeConfirmingEditor } from '@/content/writing/edits.use-cases.ts';
import { required } from '@/shared/actors.machine.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aDraft, anAnnouncement } from '../../builders/announcement.ts';
import { aFile, aHead } from '../../builders/upload-file.ts';
import { fakeUser } from '../../fakes/current-user.ts';
import { settled } from '../../fakes/deferred.ts';
import { recordedOwner } from '../../fakes/edit-owner.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';
import { recordedRight } from '../../fakes/publishing-right.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

type Field = PostField | FileField;

const ONE = 'https://church.example/1';
const TWO = 'https://church.example/2';
const anAdvertisement: Advertisement = { ...anAnnouncement({ id: 34 }), images: [ONE, TWO] };

/** The form of advertisement 34, whose changes end as the test says. */
async function openEditing(answer: (edit: Edit<AttachmentChange>) => Outcome<Versioned<Advertisement>, PostFailure>) {
  let stored: StoredEdit<Field> | undefined;
  let isThere = true;
  const sent: Edit<AttachmentChange>[] = [];
  const published: unknown[] = [];
  const { owner, changed } = recordedOwner<Advertisement>();
  const toasts = recordedToasts();
  const editor = makeConfirmingEditor<Advertisement, AttachmentChange>(
    {
      find: () => Promise.resolve(isThere ? done({ item: anAdvertisement, version: '"1"' }) : refused('notFound')),
      save: (edit) => {
        sent.push(edit);
        return Promise.resolve({ outcome: answer(edit), failures: [] });
      },
    },
    savedAsIn(advertisementKind),
  );
  const heads = { readHead: () => Promise.resolve(aHead('png')) };
  const uploads = startEditUploads(advertisementKind, fakeUser(), editor, heads);
  const publisher = {
    publish: (sending: unknown) => {
      published.push(sending);
      return Promise.resolve({ outcome: done(anAdvertisement), failures: [] });
    },
  };
  const drafts = { read: () => stored, write: (edit: typeof stored) => void (stored = edit) };
  const provided = provideAttachmentEditing(advertisementKind, {
    editor,
    publisher,
    uploads,
    drafts,
    notifications: toasts,
    navigation: recordedNavigation(),
  });
  const editing = createActor(provided.machine, { input: provided.input({ id: 34, owner }) }).start();
  await settled();
  const { machine, input, select } = provided.form({
    opened: required(editing.getSnapshot().context.opened),
    editing,
    right: recordedRight(),
  });
  const form = createActor(machine, { input: input() }).start();
  return {
    sent,
    published,
    changed,
    toasts,
    uploads,
    editing,
    form,
    provided,
    stored: () => stored,
    /** By another user. */
    remove: () => void (isThere = false),
    viewModel: () => select(form.getSnapshot()),
    type: (field: Field, value: string) => form.send({ type: 'field.changed', field, value }),
    choose: async (...files: readonly File[]) => {
      uploads.send({ type: 'files.chosen', files });
      await settled();
    },
    save: async () => {
      form.send({ type: 'form.submitted' });
      await settled();
    },
  };
}

const accepts = ({ draft }: Edit<AttachmentChange>) =>
  done({ item: { ...anAdvertisement, ...draft.texts, images: draft.kept }, version: '"2"' });

describe('EDIT-01 an advertisement that is changed', () => {
  it('is sent with its texts, the images that stay in order, and new ones', async () => {
    const { type, choose, save, sent, changed, toasts, uploads } = await openEditing(accepts);
    type('content', ' 고친 내용 ');
    type('kept', `${TWO}\n${ONE}`);
    const file = aFile('새그림.png');
    await choose(file);
    await save();
    expect(sent).toMatchObject([
      {
        id: '34',
        version: '"1"',
        draft: { texts: aDraft({ content: '고친 내용' }), kept: [TWO, ONE], files: [file] },
      },
    ]);
    expect(changed).toHaveLength(1);
    expect(toasts.subjects()).toEqual(['advertisementSaved']);
    expect(uploads.getSnapshot().context.files).toEqual([]);
  });

  it('is sent without files where only a text was changed', async () => {
    const { type, save, sent } = await openEditing(accepts);
    type('title', '고친 제목');
    await save();
    expect(sent).toMatchObject([{ draft: { kept: [ONE, TWO], files: [] } }]);
  });

  it('REL-30 knows the names of its new files, which are dropped with the change', async () => {
    const { choose, viewModel, stored, form, uploads } = await openEditing(accepts);
    await choose(aFile('새그림.png'));
    expect(viewModel()).toMatchObject({ isWritten: true, values: { added: '새그림.png' } });
    expect(stored()?.mine.added).toBe('새그림.png');
    form.send({ type: 'form.cleared' });
    expect(viewModel()).toMatchObject({ isWritten: false, values: { added: '' } });
    expect([uploads.getSnapshot().context.files, stored()]).toEqual([[], undefined]);
  });

  it('LIST-03 that is refused keeps its texts and files', async () => {
    const { choose, save, viewModel, toasts, uploads } = await openEditing(() => refused('tooLarge'));
    await choose(aFile('새그림.png'));
    await save();
    expect(toasts.find('advertisementNotSaved')).toMatchObject({ reason: 'tooLarge' });
    expect(viewModel().failure).toBe('tooLarge');
    expect(uploads.getSnapshot().context.files).toHaveLength(1);
  });

  it('REL-16 whose pictures alone were changed is not saved where the server failed, and keeps them', async () => {
    const { type, choose, save, viewModel, toasts, uploads, stored } = await openEditing(() => refused('serverFailed'));
    type('kept', TWO);
    await choose(aFile('새그림.png'));
    await save();
    expect(toasts.subjects()).toEqual(['advertisementNotSaved']);
    expect([viewModel().values.kept, stored()?.mine.kept]).toEqual([TWO, TWO]);
    expect(uploads.getSnapshot().context.files).toHaveLength(1);
    type('kept', `${TWO}\n${ONE}`);
    uploads.send({ type: 'queue.cleared' });
    await save();
    expect(toasts.subjects()).toEqual(['advertisementNotSaved', 'advertisementNotSaved']);
  });

  it('that is gone can be published again, with its new files', async () => {
    const { choose, save, editing, published, sent, remove } = await openEditing(() => refused('notFound'));
    const file = aFile('새그림.png');
    await choose(file);
    remove();
    await save();
    expect(editing.getSnapshot().hasTag('removed')).toBe(true);
    await save();
    expect(sent).toHaveLength(1);
    expect(published).toMatchObject([{ files: [file] }]);
    expect(editing.getSnapshot().hasTag('open')).toBe(false);
  });
});

describe('EDIT-02 new files, where another user has changed the advertisement', () => {
  /** The comparison that the second of two changes leads to, with one new file. */
  async function compare(answer = accepts) {
    let conflicts = 1;
    const opened = await openEditing((edit) => (conflicts-- > 0 ? refused('conflict') : answer(edit)));
    opened.type('title', '내 제목');
    await opened.choose(aFile('새그림.png'));
    await opened.save();
    const { conflict } = opened.editing.getSnapshot().context;
    if (conflict === undefined) throw new Error('There is no conflict');
    const provided = opened.provided.conflict(opened.editing, conflict);
    const comparison = createActor(provided.machine, { input: provided.input }).start();
    await settled();
    return { ...opened, comparison, compared: () => provided.select(comparison.getSnapshot()) };
  }

  it('are sent only where they were chosen', async () => {
    const { comparison, compared, sent, toasts } = await compare();
    expect(compared().choices).toEqual({ title: 'mine', added: 'mine' });
    comparison.send({ type: 'side.chosen', field: 'added', side: 'theirs' });
    comparison.send({ type: 'choice.confirmed' });
    await settled();
    expect(sent.at(-1)).toMatchObject({ draft: { texts: { title: '내 제목' }, files: [] } });
    expect(toasts.subjects()).toEqual(['advertisementSaved']);
  });

  it('are waited for where one of them is still being checked', async () => {
    const { comparison, compared, uploads, sent, toasts } = await compare();
    uploads.send({ type: 'files.chosen', files: [aFile('늦은그림.png')] });
    comparison.send({ type: 'choice.confirmed' });
    expect(compared().isSaving).toBe(true);
    await settled();
    expect(compared().failure).toBeUndefined();
    expect(sent.at(-1)).toMatchObject({ draft: { files: [{ name: '새그림.png' }, { name: '늦은그림.png' }] } });
    expect(toasts.subjects()).toEqual(['advertisementSaved']);
  });

  it('REL-24 can be sent again where their upload was cancelled, which is no failure', async () => {
    let cancel: (() => void) | undefined;
    const { comparison, compared, uploads, toasts } = await compare((edit) => {
      cancel?.();
      return accepts(edit);
    });
    cancel = () => uploads.send({ type: 'queue.cleared' });
    comparison.send({ type: 'choice.confirmed' });
    await settled();
    expect(compared()).toMatchObject({ isSaving: false, failure: undefined });
    cancel = undefined;
    comparison.send({ type: 'choice.confirmed' });
    await settled();
    expect(toasts.subjects()).toEqual(['advertisementSaved']);
  });

  it('REL-18 are sent although the comparison was left meanwhile', async () => {
    const { comparison, uploads, sent, toasts } = await compare();
    uploads.send({ type: 'files.chosen', files: [aFile('늦은그림.png')] });
    comparison.send({ type: 'choice.confirmed' });
    comparison.stop();
    await settled();
    expect(sent).toHaveLength(2);
    expect(toasts.subjects()).toEqual(['advertisementSaved']);
  });
});
