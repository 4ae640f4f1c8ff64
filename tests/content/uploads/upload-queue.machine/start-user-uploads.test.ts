import { describe, expect, it } from 'vitest';
import { imageRule } from '@/content/uploads/files.ts';
import { startUserUploads } from '@/content/uploads/upload-queue.machine.ts';
import { refused } from '@/shared/outcome.ts';
import { aFile, aHead } from '../../../builders/upload-file.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { settled } from '../../../fakes/deferred.ts';

async function queueWithFile() {
  const user = fakeUser();
  const queue = startUserUploads(user, {
    rule: imageRule,
    heads: { readHead: () => Promise.resolve(aHead('png')) },
    send: () => Promise.resolve({ outcome: refused('serverFailed'), failures: [] }),
  });
  queue.send({ type: 'files.chosen', files: [aFile('1.png')] });
  await settled();
  return { user, names: () => queue.getSnapshot().context.files.map(({ file }) => file.name) };
}

describe('AUTH-15 chosen files', () => {
  it('survive a session that ends by itself', async () => {
    const { user, names } = await queueWithFile();
    user.become(undefined);
    expect(names()).toEqual(['1.png']);
  });

  it('are dropped when their user signs out', async () => {
    const { user, names } = await queueWithFile();
    user.go();
    expect(names()).toEqual([]);
  });
});
