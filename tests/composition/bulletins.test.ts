import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { BULLETIN_REPOSITORY, bulletinRepositoryBindings } from '@/composition/bulletin-repository.bindings.ts';
import {
  BULLETIN,
  BULLETIN_PUBLISHER,
  BULLETIN_UPLOADS,
  bulletinsBindings,
  NEWEST_BULLETIN,
} from '@/composition/bulletins.ts';
import { LINK_SHARING, SHARE_LINK, sharingBindings } from '@/composition/sharing.bindings.ts';
import { FILE_HEADS, uploadsBindings } from '@/composition/uploads.ts';
import type { BulletinPublisher, BulletinUpload } from '@/content/bulletins/bulletins.ports.ts';
import { fieldsOfIssue } from '@/content/bulletins/bulletins.writing.ts';
import type { LinkSharing } from '@/content/posts/posts.ports.ts';
import type { FileFailure } from '@/content/uploads/uploads.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aRawToken } from '../builders/access-token.ts';
import { aFile, aHead } from '../builders/upload-file.ts';
import { bulletinRepository } from '../fakes/bulletin-repository.ts';
import { type CoreFakes, coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { endSession } from '../fakes/end-session.ts';
import { handSettled } from '../fakes/hand-settled.ts';

const kept = { Sun2026Nov15: ['/15.png'] };

async function open(fakes: CoreFakes = {}, repository = bulletinRepository(kept)) {
  const core = await coreOf(fakes);
  const { container } = core;
  const publishing = handSettled<[BulletinUpload, AbortSignal | undefined], Outcome<readonly FileFailure[]>>();
  const sharing = handSettled<[Parameters<LinkSharing['share']>[0]], Awaited<ReturnType<LinkSharing['share']>>>();
  const press: BulletinPublisher = { publish: publishing.call };
  container.load(uploadsBindings, bulletinRepositoryBindings, sharingBindings, bulletinsBindings);
  container.rebind(BULLETIN_REPOSITORY).toConstantValue(repository);
  container.rebind(BULLETIN_PUBLISHER).toConstantValue(press);
  container.rebind(FILE_HEADS).toConstantValue({ readHead: () => Promise.resolve(aHead('png')) });
  container.rebind(LINK_SHARING).toConstantValue({ share: sharing.call });
  const queue = container.get(BULLETIN_UPLOADS);
  return {
    ...core,
    repository,
    publishing,
    sharing,
    queue,
    names: () => queue.getSnapshot().context.files.map(({ file }) => file.name),
    choose: async (...names: readonly string[]) => {
      queue.send({ type: 'files.chosen', files: names.map((name) => aFile(name)) });
      await settled();
    },
  };
}

async function openUpload(fakes: CoreFakes = {}) {
  const core = await open(fakes);
  await core.choose('1.png', '2.png');
  core.queue.send({ type: 'upload.asked' });
  return {
    ...core,
    answer: async (outcome: Outcome<readonly FileFailure[]>) => {
      core.publishing.last().resolve(outcome);
      await settled();
    },
  };
}

describe('BULL-06 an upload of the bulletin', () => {
  it('leads to the bulletin page when all files were accepted', async () => {
    const { answer, toasts, navigation, names } = await openUpload();
    await answer(done([]));
    expect(navigation.visited).toEqual(['/sermon/bulletin']);
    expect(toasts.subjects()).toEqual(['bulletinUploaded']);
    expect(names()).toEqual([]);
  });

  it.each([
    ['taken', done([]), true],
    ['refused', refused('serverFailed' as const), false],
  ])(
    'is %s: the bulletin that is shown beside it is read again where it may have changed',
    async (_, outcome, isReloaded) => {
      const { container, publishing } = await openUpload();
      const bulletin = createActor(container.get(BULLETIN), { input: { sunday: '2026-11-15' } }).start();
      await settled();
      const seen: unknown[] = [];
      bulletin.subscribe(({ value }) => seen.push(value));
      publishing.last().resolve(outcome);
      await settled();
      expect(seen.includes('reading')).toBe(isReloaded);
      bulletin.stop();
    },
  );

  it.each([
    ['taken as it was asked for', { Sun2026Nov15: ['/15.png'] }, 'bulletinUploaded', '/sermon/bulletin/2026-11-15'],
    ['put into the present week', { Sun2026Nov22: ['/1', '/2'] }, 'bulletinWentElsewhere', '/sermon/bulletin'],
    ['seen nowhere', {}, 'bulletinUnseen', '/sermon/bulletin/2026-11-15'],
  ] as const)('BULL-05 for another week that is %s says so, and leads there', async (_, after, subject, address) => {
    const shelf: Record<string, readonly string[]> = {};
    const repository = bulletinRepository({}, { pages: (label) => Promise.resolve(done(shelf[label] ?? [])) });
    const { choose, queue, publishing, toasts, navigation } = await open({}, repository);
    await choose(...(subject === 'bulletinUploaded' ? ['1.png'] : ['1.png', '2.png']));
    queue.send({ type: 'upload.asked', fields: fieldsOfIssue({ sunday: '2026-11-15', mode: 'append' }) });
    await settled();
    expect(publishing.last().args[0]).toMatchObject({ label: 'Sun2026Nov15', mode: 'append' });
    Object.assign(shelf, after);
    publishing.last().resolve(done([]));
    await settled();
    expect(toasts.subjects()).toEqual([subject]);
    expect(navigation.visited).toEqual([address]);
  });

  it('is shown by the button of its toast, which replaces the address on the page of bulletins', async () => {
    const { answer, toasts, navigation } = await openUpload();
    await answer(done([]));
    toasts.find('bulletinUploaded').onAction?.();
    const address = '/sermon/bulletin/2026-11-22?newest=2';
    expect(navigation.replaced).toEqual([address]);
    navigation.goTo('/intro/vision');
    toasts.find('bulletinUploaded').onAction?.();
    expect(navigation.visited.at(-1)).toBe(address);
  });

  it('leads nowhere while its editor looks at another week', async () => {
    const { queue, publishing, navigation } = await openUpload({ page: '/sermon/bulletin' });
    navigation.goTo('/sermon/bulletin/2026-11-15');
    publishing.last().resolve(done([]));
    await settled();
    expect(queue.getSnapshot().context.files).toEqual([]);
    expect(navigation.current()).toBe('/sermon/bulletin/2026-11-15');
    expect(navigation.replaced).toEqual([]);
  });

  it('BULL-05 says when a part of it went to another week', async () => {
    const shelf: Record<string, readonly string[]> = {};
    const repository = bulletinRepository({}, { pages: (label) => Promise.resolve(done(shelf[label] ?? [])) });
    const { choose, queue, publishing, toasts } = await open({}, repository);
    await choose('1.png', '2.png');
    queue.send({ type: 'upload.asked', fields: fieldsOfIssue({ sunday: '2026-11-15', mode: 'append' }) });
    await settled();
    Object.assign(shelf, { Sun2026Nov22: ['/2'] });
    publishing.last().resolve(done([{ index: 0, fileName: '1.png', message: '' }]));
    await settled();
    expect(toasts.subjects()).toEqual(['bulletinPageNotUploaded', 'bulletinWentElsewhere']);
  });

  it('REL-24 has a toast for each refused file, with its name and the reason, and stays on the page', async () => {
    const { answer, toasts, navigation, names } = await openUpload();
    await answer(
      done([
        { index: 0, fileName: '1.png', message: '어둡습니다.' },
        { index: 1, fileName: '2.png', message: '' },
      ]),
    );
    expect(toasts.subjects()).toEqual(['bulletinPageNotUploaded', 'bulletinPageNotUploaded']);
    expect(toasts.find('bulletinPageNotUploaded')).toMatchObject({ tone: 'error', about: '2.png' });
    expect(navigation.visited).toEqual([]);
    expect(names()).toEqual(['1.png', '2.png']);
  });

  it('that failed as a whole has one toast, and keeps all files', async () => {
    const { answer, toasts, navigation, names } = await openUpload();
    await answer(refused('serverFailed'));
    expect(toasts.find('bulletinNotUploaded')).toMatchObject({ tone: 'error', reason: 'serverFailed' });
    expect(toasts.subjects()).toHaveLength(1);
    expect([navigation.visited, names()]).toEqual([[], ['1.png', '2.png']]);
  });

  it('REL-18 that was aborted is not notified', async () => {
    const { queue, publishing, toasts, answer } = await openUpload();
    queue.send({ type: 'page.left' });
    expect(publishing.last().args[1]?.aborted).toBe(true);
    await answer(refused('aborted'));
    expect(toasts.subjects()).toEqual([]);
  });
});

describe('AUTH-15 chosen files', () => {
  const editor = aRawToken({ role: 'Editor' });

  it('are kept when the session ends by itself', async () => {
    const { choose, names, session } = await open({ kept: editor });
    await choose('1.png');
    endSession(session);
    await settled();
    expect(session.getSnapshot().matches('signedOut')).toBe(true);
    expect(names()).toEqual(['1.png']);
  });

  it('are dropped when their user signs out', async () => {
    const { choose, names, session } = await open({ kept: editor });
    await choose('1.png');
    session.send({ type: 'signOut.asked' });
    await settled();
    expect(names()).toEqual([]);
  });
});

describe('BULL-08 deleting a bulletin', () => {
  const openBulletin = async (repository = bulletinRepository(kept)) => {
    const core = await open({}, repository);
    const bulletin = createActor(core.container.get(BULLETIN), { input: { sunday: '2026-11-15' } }).start();
    await settled();
    bulletin.send({ type: 'removal.asked' });
    bulletin.send({ type: 'removal.confirmed' });
    await settled();
    return { ...core, state: bulletin.getSnapshot().value };
  };

  it('removes it from the repository, with a toast', async () => {
    const { state, repository, toasts } = await openBulletin();
    expect(state).toBe('empty');
    expect(await repository.pages('Sun2026Nov15')).toEqual(done([]));
    expect(toasts.subjects()).toEqual(['bulletinDeleted']);
  });

  it('that is refused says why', async () => {
    const stubborn = bulletinRepository(kept, { remove: () => Promise.resolve(refused('forbidden')) });
    const { state, toasts } = await openBulletin(stubborn);
    expect(state).toBe('shown');
    expect(toasts.find('bulletinNotDeleted')).toMatchObject({ tone: 'error', reason: 'forbidden' });
  });

  it.each(['networkError', 'notFound'] as const)('REL-16 that left none ends well: %s', async (reason) => {
    const shelf = bulletinRepository(kept);
    const remove = async (label: string) => (await shelf.remove(label), refused(reason));
    const { state, toasts } = await openBulletin({ ...shelf, remove });
    expect([state, toasts.subjects()]).toEqual(['empty', ['bulletinDeleted']]);
  });
});

describe('BULL-05 reordering the pages of a bulletin', () => {
  it('is saved in the repository, notified, and read again', async () => {
    const { container, repository, toasts } = await open({}, bulletinRepository({ Sun2026Nov15: ['/1', '/2'] }));
    const bulletin = createActor(container.get(BULLETIN), { input: { sunday: '2026-11-15' } }).start();
    await settled();
    bulletin.send({ type: 'pageOrder.opened' });
    const order = bulletin.getSnapshot().children.pageOrder;
    order?.send({ type: 'page.moved', page: '/2', to: 0 });
    order?.send({ type: 'saving.asked' });
    await settled();
    expect(await repository.pages('Sun2026Nov15')).toEqual(done(['/2', '/1']));
    expect(toasts.subjects()).toEqual(['bulletinArranged']);
    expect(bulletin.getSnapshot().context.pages).toEqual(['/2', '/1']);
  });
});

it('BULL-08 is possible for the newest bulletin too, which the same machine finds', async () => {
  const { container } = await open();
  const newest = createActor(container.get(NEWEST_BULLETIN), { input: { sunday: '2026-11-22' } }).start();
  await settled();
  expect(newest.getSnapshot().context).toMatchObject({ sunday: '2026-11-15', pages: ['/15.png'] });
});

describe('sharing an address', () => {
  it.each([
    ['shared', []],
    ['dismissed', []],
    ['copied', ['linkCopied']],
    ['failed', ['linkNotShared']],
  ] as const)('that ends as %s tells %j', async (end, expected) => {
    const { container, sharing, toasts } = await open();
    const link = { title: '주보', address: '/sermon/bulletin/2026-11-15' };
    const shared = container.get(SHARE_LINK)(link);
    expect(sharing.last().args).toEqual([link]);
    sharing.last().resolve(end);
    await shared;
    expect(toasts.subjects()).toEqual(expected);
  });
});
