import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { BULLETIN_PUBLISHER, BULLETIN_REPOSITORY, bulletin, bulletinsEntry } from '@/composition/bulletins.ts';
import { FILE_HEADS } from '@/composition/uploads.ts';
import type { BulletinPublisher, BulletinUpload } from '@/content/bulletins/bulletins.ports.ts';
import { fieldsOfIssue } from '@/content/bulletins/bulletins.writing.ts';
import type { FileFailure } from '@/content/uploads/uploads.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { dateText } from '@/ui/messages/ko/calendar.ts';
import { aFile, aHead } from '../builders/upload-file.ts';
import { bulletinRepository } from '../fakes/bulletin-repository.ts';
import { type CoreFakes, coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';

async function open(fakes: CoreFakes = {}, repository = bulletinRepository()) {
  const core = await coreOf(fakes);
  const publishing = handSettled<[BulletinUpload, AbortSignal | undefined], Outcome<readonly FileFailure[]>>();
  const press: BulletinPublisher = { publish: publishing.call };
  core.replace(BULLETIN_REPOSITORY, repository);
  core.replace(BULLETIN_PUBLISHER, press);
  core.replace(FILE_HEADS, { readHead: () => Promise.resolve(aHead('png')) });
  const queue = core.servicesOf(bulletinsEntry, dateText).uploads;
  return {
    ...core,
    publishing,
    queue,
    choose: async (...names: readonly string[]) => {
      queue.send({ type: 'files.chosen', files: names.map((name) => aFile(name)) });
      await settled();
    },
  };
}

describe('BULL-06 an upload of the bulletin', () => {
  it.each([
    ['put into the present week', { Sun2026Nov22: ['/1', '/2'] }, 'bulletinWentElsewhere', '/sermon/bulletin'],
    ['seen nowhere', {}, 'bulletinUnseen', '/sermon/bulletin/2026-11-15'],
  ] as const)('BULL-05 for another week that is %s says so, and leads there', async (_, after, subject, address) => {
    const shelf: Record<string, readonly string[]> = {};
    const repository = bulletinRepository({}, { pages: (label) => Promise.resolve(done(shelf[label] ?? [])) });
    const { choose, queue, publishing, toasts, navigation } = await open({}, repository);
    await choose('1.png', '2.png');
    queue.send({ type: 'upload.asked', fields: fieldsOfIssue({ sunday: '2026-11-15', mode: 'append' }) });
    await settled();
    expect(publishing.last().args[0]).toMatchObject({ label: 'Sun2026Nov15', mode: 'append' });
    Object.assign(shelf, after);
    publishing.last().resolve(done([]));
    await settled();
    expect(toasts.subjects()).toEqual([subject]);
    expect(navigation.visited).toEqual([address]);
  });

  it('leads nowhere while its editor looks at another week', async () => {
    const { choose, queue, publishing, navigation } = await open({ page: '/sermon/bulletin' });
    await choose('1.png', '2.png');
    queue.send({ type: 'upload.asked' });
    await settled();
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
});

it.each(['networkError', 'notFound'] as const)(
  'BULL-08, REL-16 a deletion that left no bulletin ends well: %s',
  async (reason) => {
    const shelf = bulletinRepository({ Sun2026Nov15: ['/15.png'] });
    const remove = async (label: string) => (await shelf.remove(label), refused(reason));
    const { get, toasts } = await open({}, { ...shelf, remove });
    const shown = createActor(get(bulletin(dateText)), { input: { sunday: '2026-11-15' } }).start();
    await settled();
    shown.send({ type: 'removal.asked' });
    shown.send({ type: 'removal.confirmed' });
    await settled();
    expect([shown.getSnapshot().value, toasts.subjects()]).toEqual(['empty', ['bulletinDeleted']]);
  },
);
