import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { imageRule } from '@/content/uploads/files.ts';
import { createUploadMachine } from '@/content/uploads/upload.machine.ts';
import { createUploadQueueMachine } from '@/content/uploads/upload-queue.machine.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aFile, aHead } from '../../../builders/upload-file.ts';
import { fails, succeeds, walkMachine } from '../../../support/walk-machine.ts';

const opened = (name: string) => ({ file: aFile(name), head: aHead('png') });
const queued = (id: number) => ({ id, file: aFile(`${id}.png`), failure: undefined });
const upload = createUploadMachine();
const uploadQueue = createUploadQueueMachine();
const listener = createActor(fromCallback(() => undefined)).start();

describe('REL-27 every state and transition of the queue of files', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: uploadQueue,
      inputs: [{ rule: imageRule }],
      inert: ['upload'],
      tell: ({ context }) => [
        context.files.length,
        context.incoming.length > 0,
        context.share,
        context.waiting.length > 0,
      ],
      events: [
        { type: 'files.chosen', files: [aFile('1.png')] },
        { type: 'file.removed', id: 2 },
        { type: 'file.moved', id: 1, to: 0 },
        { type: 'file.removed', id: 1 },
        { type: 'files.required' },
        { type: 'upload.asked' },
        { type: 'check.asked', asker: listener },
        { type: 'upload.progressed', share: 0.5 },
        { type: 'file.withdrawn', id: 1 },
        { type: 'upload.cancelled' },
        { type: 'page.left' },
        { type: 'queue.cleared' },
        ...succeeds(uploadQueue, 'open', [[opened('1.png')]]),
        ...succeeds(uploadQueue, 'open', [[opened('1.png'), opened('2.png')]]),
        ...fails(uploadQueue, 'open'),
        { type: 'upload.givenUp' },
        { type: 'upload.ended', report: { outcome: done(null), failures: [] } },
        { type: 'upload.ended', report: { outcome: refused('networkError'), failures: [] } },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});

describe('REL-27 every state and transition of files that travel together', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: upload,
      inputs: [{ files: [queued(1), queued(2)], fields: [], minFiles: 1, queue: listener }],
      tell: ({ context }) => [context.files.length, context.share],
      events: [
        { type: 'upload.progressed', share: 0.5 },
        { type: 'file.removed', id: 1 },
        { type: 'file.removed', id: 2 },
        { type: 'upload.cancelled' },
        { type: 'page.left' },
        ...succeeds(upload, 'send', { outcome: done(null), failures: [] }),
        ...fails(upload, 'send'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
