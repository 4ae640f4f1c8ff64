import { describe, expect, it } from 'vitest';
import { imageRule } from '@/content/domain/file-check.ts';
import { uploadQueueMachine } from '@/content/machines/upload-queue.machine.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { aFile, aHead } from '../../builders/upload-file.ts';
import { fails, succeeds, walkMachine } from '../../fakes/walk-machine.ts';

const opened = (name: string) => ({ file: aFile(name), head: aHead('png') });
const failures = [{ index: 0, fileName: '1.png', message: 'dark' }];

describe('REL-27 every state and transition of the queue of files', () => {
  it('is walked', async () => {
    const report = await walkMachine({
      machine: uploadQueueMachine,
      inputs: [{ rule: imageRule }],
      tell: ({ context }) => [context.files.length, context.incoming.length > 0, context.share],
      events: [
        { type: 'files.chosen', files: [aFile('1.png')] },
        { type: 'file.removed', id: 2 },
        { type: 'file.moved', id: 1, to: 0 },
        { type: 'file.removed', id: 1 },
        { type: 'files.demanded' },
        { type: 'upload.asked' },
        { type: 'upload.progressed', share: 0.5 },
        { type: 'upload.cancelled' },
        { type: 'page.left' },
        { type: 'queue.cleared' },
        ...succeeds(uploadQueueMachine, 'open', [opened('1.png')]),
        ...succeeds(uploadQueueMachine, 'open', [opened('1.png'), opened('2.png')]),
        ...fails(uploadQueueMachine, 'open'),
        ...succeeds(uploadQueueMachine, 'send', { outcome: done(null), failures: [] }),
        ...succeeds(uploadQueueMachine, 'send', { outcome: done(null), failures }),
        ...succeeds(uploadQueueMachine, 'send', { outcome: refused('networkError'), failures: [] }),
        ...fails(uploadQueueMachine, 'send'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
