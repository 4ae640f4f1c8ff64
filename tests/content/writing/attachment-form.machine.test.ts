import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { writtenBibleStudies } from '@/composition/attachments.editing.ts';
import { bibleStudiesWritingEntry } from '@/composition/attachments.writing.ts';
import { FILE_HEADS } from '@/composition/uploads.ts';
import type { BibleStudy } from '@/content/posts/posts.ts';
import type { PostFailure } from '@/content/posts/posts.writing.ts';
import type { ShownForm } from '@/content/writing/publishing-right.machine.ts';
import type { PostReport, PostSending } from '@/content/writing/writing.ports.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aRawToken } from '../../builders/access-token.ts';
import { aBibleStudy } from '../../builders/bible-study.ts';
import { aFile, aHead } from '../../builders/upload-file.ts';
import { coreOf } from '../../fakes/core.ts';
import { settled } from '../../fakes/deferred.ts';
import { endSession } from '../../fakes/end-session.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { publishedInto } from '../../fakes/published-into.ts';
import { recordedRight } from '../../fakes/publishing-right.ts';

const editor = aRawToken({ role: 'Editor' });

/** The filled-in form of a question sheet while it is being sent. */
async function sending() {
  const core = await coreOf({ kept: editor });
  const publishing = handSettled<[PostSending, AbortSignal | undefined], PostReport<BibleStudy>>();
  core.replace(writtenBibleStudies.publisher, { publish: publishing.call });
  core.replace(FILE_HEADS, { readHead: () => Promise.resolve(aHead('pdf')) });
  const services = core.servicesOf(bibleStudiesWritingEntry);
  const queue = services.uploads;
  const published: BibleStudy[] = [];
  const shown: ShownForm[] = [];
  const provided = services.form(publishedInto(published), recordedRight(shown));
  const form = createActor(provided.machine, { input: provided.input() }).start();
  queue.send({ type: 'files.chosen', files: [aFile('문제지.pdf', 'pdf')] });
  await settled();
  form.send({ type: 'field.changed', field: 'title', value: ' 요한복음 1과 ' });
  form.send({ type: 'form.submitted' });
  form.send({ type: 'form.submitted' });
  await settled();
  return {
    ...core,
    publishing,
    queue,
    published,
    shown,
    form,
    viewModel: () => provided.select(form.getSnapshot()),
    names: () => queue.getSnapshot().context.files.map(({ file }) => file.name),
    answer: async (report: PostReport<BibleStudy>) => {
      publishing.last().resolve(report);
      await settled();
    },
    refuse: async (reason: PostFailure) => {
      publishing.last().resolve({ outcome: refused(reason), failures: [] });
      await settled();
    },
  };
}

describe('BIBL-02 a question sheet that is sent', () => {
  it('has told the right to publish of its fields and files (REL-09)', async () => {
    const { shown, queue, viewModel } = await sending();
    expect(shown).toHaveLength(1);
    expect(shown[0]?.queue).toBe(queue);
    expect(shown[0]?.form?.getSnapshot().context.isWritten).toBe(viewModel().isWritten);
  });

  it('is sent once with its trimmed title (REL-17)', async () => {
    const { publishing } = await sending();
    expect(publishing.calls).toHaveLength(1);
    expect(publishing.last().args[0]).toMatchObject({
      fields: [['title', '요한복음 1과']],
      files: [{ name: '문제지.pdf' }],
    });
  });

  it('is added to the list and notified, and its form is empty', async () => {
    const study = aBibleStudy();
    const { answer, published, toasts, viewModel, names } = await sending();
    await answer({ outcome: done(study), failures: [] });
    expect(published).toEqual([study]);
    expect(toasts.subjects()).toEqual(['bibleStudyAdded']);
    expect([viewModel().values, names()]).toEqual([{ title: '' }, []]);
  });

  it('LIST-03 that is refused is notified once, and title and file stay', async () => {
    const { refuse, published, toasts, viewModel, names } = await sending();
    await refuse('serverFailed');
    expect(published).toEqual([]);
    expect(toasts.find('bibleStudyNotAdded')).toMatchObject({ tone: 'error', reason: 'serverFailed' });
    expect(toasts.subjects()).toHaveLength(1);
    expect(viewModel()).toMatchObject({ values: { title: ' 요한복음 1과 ' }, failure: 'serverFailed' });
    expect(names()).toEqual(['문제지.pdf']);
  });

  it('that is refused for a field is notified without the field', async () => {
    const { refuse, toasts, viewModel } = await sending();
    await refuse('titleRefused');
    expect(toasts.find('bibleStudyNotAdded')).toMatchObject({ reason: 'invalid' });
    expect(viewModel().failure).toBe('titleRefused');
  });

  it('that was aborted is not notified, and title and file stay', async () => {
    const { queue, toasts, viewModel, names } = await sending();
    queue.send({ type: 'upload.cancelled' });
    await settled();
    expect(toasts.subjects()).toEqual([]);
    expect(viewModel()).toMatchObject({ values: { title: ' 요한복음 1과 ' }, isSubmitting: false, failure: undefined });
    expect(names()).toEqual(['문제지.pdf']);
  });

  it('PERM-03 that is refused is notified although its form has disappeared with the role', async () => {
    const { form, publishing, refuse, toasts } = await sending();
    form.stop();
    expect(publishing.last().args[1]?.aborted).toBe(false);
    await refuse('forbidden');
    expect(toasts.find('bibleStudyNotAdded')).toMatchObject({ reason: 'forbidden' });
  });
});

describe('REL-30 a half-written question sheet', () => {
  it('is cleared with its file, and both can be brought back', async () => {
    const { refuse, form, viewModel, names, toasts } = await sending();
    await refuse('serverFailed');
    form.send({ type: 'form.cleared' });
    expect([viewModel().values, names()]).toEqual([{ title: '' }, []]);
    toasts.find('draftCleared').onAction?.();
    await settled();
    expect([viewModel().values, names()]).toEqual([{ title: ' 요한복음 1과 ' }, ['문제지.pdf']]);
  });

  it('is not notified when there was nothing to clear', async () => {
    const { answer, form, toasts } = await sending();
    await answer({ outcome: done(aBibleStudy()), failures: [] });
    form.send({ type: 'form.cleared' });
    expect(toasts.subjects()).toEqual(['bibleStudyAdded']);
  });
});

describe('AUTH-15 a question sheet whose session ends during the upload', () => {
  it('is not notified beside the end of the session, and stays', async () => {
    const { session, refuse, toasts, names } = await sending();
    endSession(session);
    await refuse('unauthorized');
    expect(toasts.subjects()).toEqual(['endedElsewhere']);
    expect(names()).toEqual(['문제지.pdf']);
  });

  it('REL-18 goes on when its user signs out, and its files are dropped when it has ended', async () => {
    const { session, names, publishing, refuse } = await sending();
    session.send({ type: 'signOut.asked' });
    await settled();
    expect(publishing.last().args[1]?.aborted).toBe(false);
    await refuse('serverFailed');
    expect(names()).toEqual([]);
  });
});
