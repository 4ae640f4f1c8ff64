import { describe, expect, it } from 'vitest';
import { type FileRule, imageRule, optionalImageRule, pdfRule } from '@/content/uploads/files.ts';
import { filesChecked, selectUpload, sendQueued } from '@/content/uploads/queued-files.machine.ts';
import type { Sending, UploadReport } from '@/content/uploads/upload.machine.ts';
import { startUploadQueue } from '@/content/uploads/upload-queue.machine.ts';
import type { FileFailure } from '@/content/uploads/uploads.ts';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { aFile, aHead } from '../../../builders/upload-file.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { brokenOnPurpose } from '../../../fakes/reported-errors.ts';

function runningQueue(readHead = () => Promise.resolve<Uint8Array>(aHead('png')), rule: FileRule = imageRule) {
  const sending = handSettled<[Sending, AbortSignal], UploadReport<string | null>>();
  const notified: string[] = [];
  const queue = startUploadQueue({
    rule,
    heads: { readHead },
    send: sending.call,
    callbacks: {
      completed: () => void notified.push('completed'),
      failed: (failures) => void notified.push(...failures.map(({ fileName }) => `failed ${fileName}`)),
      refused: (reason) => void notified.push(`refused ${reason}`),
    },
  });
  const accepted: string[] = [];
  queue.on('files.accepted', ({ type }) => accepted.push(type));
  const viewModel = () => selectUpload(queue.getSnapshot());
  const end = async (report: UploadReport<string | null>) => {
    sending.last().resolve(report);
    await settled();
  };
  return {
    queue,
    sending,
    notified,
    accepted,
    viewModel,
    names: () => viewModel().files.map(({ file }) => file.name),
    sent: () => sending.last().args[0].files.map(({ name }) => name),
    choose: async (...names: readonly string[]) => {
      queue.send({ type: 'files.chosen', files: names.map((name) => aFile(name)) });
      await settled();
    },
    ask: () => queue.send({ type: 'upload.asked', fields: [['title', 'x']] }),
    take: (...failures: readonly FileFailure[]) => end({ outcome: done('value'), failures }),
    refuse: (reason: Failure, ...failures: readonly FileFailure[]) => end({ outcome: refused(reason), failures }),
  };
}

const fileFailure = (index: number, fileName: string, message = 'dark'): FileFailure => ({ index, fileName, message });

describe('BULL-05 files that are sent', () => {
  it('go together, in order, with the fields of their form', async () => {
    const { choose, queue, ask, sent, sending, viewModel } = runningQueue();
    await choose('1.png', '2.png');
    queue.send({ type: 'file.moved', id: 2, to: 0 });
    ask();
    expect(sent()).toEqual(['2.png', '1.png']);
    expect(sending.last().args[0].fields).toEqual([['title', 'x']]);
    expect(viewModel().isSending).toBe(true);
  });

  it('need at least one', () => {
    const { ask, sending } = runningQueue();
    ask();
    expect(sending.calls).toHaveLength(0);
  });

  it('REL-17 go once, however often they are submitted', async () => {
    const { choose, ask, sending } = runningQueue();
    await choose('1.png');
    ask();
    ask();
    expect(sending.calls).toHaveLength(1);
  });

  it('report their progress, beginning at 0', async () => {
    const { choose, ask, sending, viewModel, refuse } = runningQueue();
    await choose('1.png');
    ask();
    expect(viewModel().share).toBeUndefined();
    sending.last().args[0].notifyProgress(0.5);
    expect(viewModel().share).toBe(0.5);
    await refuse('networkError');
    ask();
    expect(viewModel().share).toBeUndefined();
  });

  it('leave the list when all were accepted', async () => {
    const { choose, ask, take, names, notified, accepted } = runningQueue();
    await choose('1.png');
    ask();
    await take();
    expect(names()).toEqual([]);
    expect(notified).toEqual(['completed']);
    expect(accepted).toHaveLength(1);
  });
});

describe('REL-24 files that were refused', () => {
  it('stay as the only ones with their reasons, have a toast each, and are sent again alone', async () => {
    const { choose, ask, take, names, viewModel, notified, sent } = runningQueue();
    await choose('1.png', '2.png', '3.png');
    ask();
    await take(fileFailure(0, '1.png'), fileFailure(2, '3.png', ''));
    expect(names()).toEqual(['1.png', '3.png']);
    expect(viewModel().files.map(({ failure }) => failure)).toEqual(['dark', '']);
    expect(notified).toEqual(['failed 1.png', 'failed 3.png']);
    ask();
    expect(sent()).toEqual(['1.png', '3.png']);
    await take();
    expect(notified.at(-1)).toBe('completed');
  });

  it.each<Failure>(['networkError', 'timedOut', 'unauthorized', 'serverFailed'])('by %s all stay', async (reason) => {
    const { choose, ask, refuse, names, viewModel, notified, accepted } = runningQueue();
    await choose('1.png', '2.png');
    ask();
    await refuse(reason);
    expect(names()).toEqual(['1.png', '2.png']);
    expect(viewModel()).toMatchObject({ queueFailure: reason, isSending: false });
    expect(notified).toEqual([`refused ${reason}`]);
    expect(accepted).toEqual([]);
  });

  it('as a whole, with a reason each, all stay', async () => {
    const { choose, ask, refuse, viewModel, notified } = runningQueue();
    await choose('1.png', '2.png');
    ask();
    await refuse('unsupported', fileFailure(1, '2.png'));
    expect(viewModel().files.map(({ failure }) => failure)).toEqual([undefined, 'dark']);
    expect(notified).toEqual(['failed 2.png']);
  });

  it('because the upload threw, all stay', async () => {
    const { choose, ask, sending, names, notified } = runningQueue();
    await choose('1.png');
    ask();
    sending.last().reject(brokenOnPurpose());
    await settled();
    expect(names()).toEqual(['1.png']);
    expect(notified).toEqual(['refused unexpected']);
  });

  it('all of them, count as a failure of the form', async () => {
    const { choose, ask, take, accepted } = runningQueue();
    await choose('1.png');
    ask();
    await take(fileFailure(0, '1.png'));
    expect(accepted).toEqual([]);
  });
});

describe('BULL-07 cancelling', () => {
  it('aborts and keeps the files', async () => {
    const { choose, ask, queue, sending, names, viewModel, notified } = runningQueue();
    await choose('1.png');
    ask();
    queue.send({ type: 'upload.cancelled' });
    expect(sending.last().args[1].aborted).toBe(true);
    expect(names()).toEqual(['1.png']);
    expect(viewModel()).toMatchObject({ queueFailure: 'cancelled', isSending: false });
    sending.last().resolve({ outcome: done(null), failures: [] });
    await settled();
    expect(names()).toEqual(['1.png']);
    expect(notified).toEqual([]);
  });
});

describe('BULL-07 a file that is removed during the upload', () => {
  async function underWay(share: number | undefined, rule: FileRule = imageRule) {
    const running = runningQueue(undefined, rule);
    await running.choose(...['1.png', '2.png', '3.png'].slice(0, rule.maxFiles));
    running.ask();
    running.sending.last().args[0].notifyProgress(share);
    return { ...running, takeOut: (id: number) => running.queue.send({ type: 'file.removed', id }) };
  }

  it('aborts the request, and the others are sent again, in order and with the same fields', async () => {
    const { takeOut, sending, sent, viewModel, names, notified, take } = await underWay(0.5);
    takeOut(2);
    expect(sending.calls[0]?.args[1].aborted).toBe(true);
    expect(sending.calls).toHaveLength(2);
    expect(sent()).toEqual(['1.png', '3.png']);
    expect(sending.last().args[0].fields).toEqual([['title', 'x']]);
    expect(viewModel()).toMatchObject({ isSending: true, share: undefined, queueFailure: undefined });
    await take();
    expect(names()).toEqual([]);
    expect(notified).toEqual(['completed']);
  });

  it('makes late results of the aborted request ignored', async () => {
    const { takeOut, sending, viewModel, names } = await underWay(0.5);
    takeOut(2);
    sending.calls[0]?.args[0].notifyProgress(1);
    sending.calls[0]?.resolve({ outcome: done('value'), failures: [] });
    await settled();
    expect(viewModel()).toMatchObject({ isSending: true, share: undefined });
    expect(names()).toEqual(['1.png', '3.png']);
  });

  it.each([undefined, 1])(
    'REL-16 stays when %s of the whole is sent, since the server may have stored it',
    async (share) => {
      const { takeOut, sending, names, viewModel } = await underWay(share);
      expect(viewModel().can({ type: 'file.removed', id: 2 })).toBe(false);
      takeOut(2);
      expect(sending.calls).toHaveLength(1);
      expect(sending.last().args[1].aborted).toBe(false);
      expect(names()).toEqual(['1.png', '2.png', '3.png']);
    },
  );

  it('that is not in the list aborts nothing', async () => {
    const { takeOut, sending } = await underWay(0.5);
    takeOut(9);
    expect(sending.last().args[1].aborted).toBe(false);
  });

  it('aborts the whole upload when too few files remain', async () => {
    const { takeOut, sending, viewModel, notified } = await underWay(0.5, { ...imageRule, maxFiles: 1 });
    takeOut(1);
    expect(sending.last().args[1].aborted).toBe(true);
    expect(viewModel()).toMatchObject({ isSending: false, queueFailure: 'cancelled', files: [] });
    expect(notified).toEqual([]);
  });

  it('leaves its form submitting, which gets the result of the others', async () => {
    const { queue, choose, sending, take } = runningQueue();
    await choose('1.png', '2.png');
    const end = sendQueued(queue, [['title', 'x']]);
    sending.last().args[0].notifyProgress(0.1);
    queue.send({ type: 'file.removed', id: 1 });
    await take();
    expect(await end).toEqual(done('value'));
  });

  it('shows the progress of each file', async () => {
    const { viewModel, sending } = await underWay(0.5);
    expect(viewModel().progress).toEqual([{ kind: 'sent' }, { kind: 'going', share: 0.5 }, { kind: 'waiting' }]);
    expect(viewModel().can({ type: 'file.removed', id: 2 })).toBe(true);
    sending.last().args[0].notifyProgress(undefined);
    expect(viewModel().progress?.[0]).toEqual({ kind: 'going', share: undefined });
  });
});

describe('choosing', () => {
  it('BIBL-02 replaces the one file that is allowed, although it is still being checked', async () => {
    const reading = handSettled<[], Uint8Array>();
    const { queue, names, viewModel } = runningQueue(reading.call, pdfRule);
    queue.send({ type: 'files.chosen', files: [aFile('first.pdf', 'pdf')] });
    queue.send({ type: 'files.chosen', files: [aFile('second.pdf', 'pdf')] });
    for (const { resolve } of reading.calls) resolve(aHead('pdf'));
    await settled();
    expect(names()).toEqual(['second.pdf']);
    expect(viewModel().turnedAway).toEqual([]);
  });

  it('names what each choice that was checked together has turned away', async () => {
    const reading = handSettled<[], Uint8Array>();
    const { queue, names, viewModel } = runningQueue(reading.call, pdfRule);
    queue.send({ type: 'files.chosen', files: [aFile('renamed.pdf', 'png')] });
    queue.send({ type: 'files.chosen', files: [aFile('one.pdf', 'pdf'), aFile('two.pdf', 'pdf')] });
    for (const [at, { resolve }] of reading.calls.slice(-3).entries()) resolve(aHead(at === 0 ? 'png' : 'pdf'));
    await settled();
    expect(names()).toEqual(['one.pdf']);
    expect(viewModel().turnedAway.map(({ name, error }) => [name, error])).toEqual([
      ['renamed.pdf', 'wrongKind'],
      ['two.pdf', 'tooMany'],
    ]);
  });

  it('adds to the list while others are opened or sent', async () => {
    const { queue, choose, ask, take, names } = runningQueue();
    queue.send({ type: 'files.chosen', files: [aFile('1.png')] });
    await choose('2.png');
    expect(names()).toEqual(['1.png', '2.png']);
    ask();
    await choose('3.png');
    expect(names()).toEqual(['1.png', '2.png']);
    await take();
    expect(names()).toEqual(['3.png']);
  });

  it('turns away a file that cannot be read', async () => {
    const { choose, viewModel } = runningQueue(() => Promise.reject(new Error('gone')));
    await choose('1.png');
    expect(viewModel().turnedAway).toMatchObject([{ name: '1.png', error: 'unreadable' }]);
  });

  it('can be undone, one file at a time and as a whole', async () => {
    const { choose, queue, names } = runningQueue();
    await choose('1.png', '2.png', '3.png');
    queue.send({ type: 'file.removed', id: 2 });
    expect(names()).toEqual(['1.png', '3.png']);
    queue.send({ type: 'queue.cleared' });
    expect(names()).toEqual([]);
  });
});

describe('BIBL-02, ADVT-02 the minimum number of files', () => {
  it('is an error when they are submitted, until one is there', async () => {
    const { queue, choose, viewModel } = runningQueue();
    expect(viewModel().lacksFile).toBe(false);
    queue.send({ type: 'files.required' });
    expect(viewModel().lacksFile).toBe(true);
    await choose('1.png');
    expect(viewModel().lacksFile).toBe(false);
    queue.send({ type: 'files.required' });
    expect(viewModel().lacksFile).toBe(false);
  });

  it('is no error after the form is cleared', () => {
    const { queue, viewModel } = runningQueue();
    queue.send({ type: 'files.required' });
    queue.send({ type: 'queue.cleared' });
    expect(viewModel().lacksFile).toBe(false);
  });

  it('may be 0', async () => {
    const { queue, ask, sent, take, notified, viewModel } = runningQueue(undefined, optionalImageRule);
    queue.send({ type: 'files.required' });
    expect(viewModel().lacksFile).toBe(false);
    ask();
    expect(sent()).toEqual([]);
    await take();
    expect(notified).toEqual(['completed']);
  });
});

describe('a form that sends its files', () => {
  const fields = [['title', '제목']] as const;

  it('gets the server’s result', async () => {
    const { queue, choose, take, sending } = runningQueue();
    await choose('1.png');
    const end = sendQueued(queue, fields);
    expect(sending.last().args[0]).toMatchObject({ fields, files: [{ name: '1.png' }] });
    await take();
    expect(await end).toEqual(done('value'));
  });

  it('gets the reasons when they were refused', async () => {
    const { queue, choose, refuse, names } = runningQueue();
    await choose('1.png');
    const end = sendQueued(queue, fields);
    await refuse('tooLarge');
    expect(await end).toEqual(refused('tooLarge'));
    expect(names()).toEqual(['1.png']);
  });

  it.each(['upload.cancelled', 'queue.cleared'] as const)(
    'is cancelled by %s, although an earlier one went well',
    async (type) => {
      const { queue, choose, take } = runningQueue();
      await choose('1.png');
      const first = sendQueued(queue, fields);
      await take();
      await first;
      await choose('2.png');
      const end = sendQueued(queue, fields);
      queue.send({ type });
      expect(await end).toEqual(refused('cancelled'));
    },
  );

  it('is incomplete where there is no file, and while they are looked into', async () => {
    const { queue, sending } = runningQueue();
    expect(await sendQueued(queue, fields)).toEqual(refused('incomplete'));
    queue.send({ type: 'files.chosen', files: [aFile('1.png')] });
    expect(await sendQueued(queue, fields)).toEqual(refused('incomplete'));
    expect(sending.calls).toHaveLength(0);
  });

  it('is incomplete while another one is sent, which gets its result', async () => {
    const { queue, choose, take } = runningQueue();
    await choose('1.png');
    const first = sendQueued(queue, fields);
    expect(await sendQueued(queue, fields)).toEqual(refused('incomplete'));
    await take();
    expect(await first).toEqual(done('value'));
  });
});

describe('a form that waits until its files are checked', () => {
  it('goes on at once where none is, and else when all are', async () => {
    const reading = handSettled<[], Uint8Array>();
    const { queue } = runningQueue(reading.call);
    const { signal } = new AbortController();
    await filesChecked(queue, signal);
    queue.send({ type: 'files.chosen', files: [aFile('1.png')] });
    const seen: string[] = [];
    const checked = filesChecked(queue, signal).then(() => seen.push('checked'));
    queue.send({ type: 'files.chosen', files: [aFile('2.png')] });
    await settled();
    expect(seen).toEqual([]);
    for (const { resolve } of reading.calls) resolve(aHead('png'));
    await checked;
    expect(seen).toEqual(['checked']);
  });

  it('does not go on when it was left meanwhile', async () => {
    const left = new AbortController();
    left.abort();
    await expect(filesChecked(runningQueue().queue, left.signal)).rejects.toThrow('aborted');
  });
});
