import { describe, expect, it } from 'vitest';
import type { Advertisement } from '@/content/posts/posts.ts';
import { type AttachmentChange, advertisementKind, savedAsIn } from '@/content/writing/attachments.ts';
import type { Versioned } from '@/content/writing/edits.ts';
import { makeConfirmingEditor } from '@/content/writing/edits.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aDraft, anAnnouncement } from '../../builders/announcement.ts';
import { aFile } from '../../builders/upload-file.ts';

const ONE = 'https://church.example/1';
const TWO = 'https://church.example/2';
const NEW = 'https://church.example/new';

interface Found {
  readonly images: readonly string[];
  readonly version?: string;
}

/** The outcome of a change of version 1 whose answer is lost, at a server that has these pictures then. */
async function lost({ images, version }: Found, change: Partial<AttachmentChange>, before?: string) {
  const found: Versioned<Advertisement> = { item: { ...anAnnouncement(aDraft()), images }, version };
  const editor = makeConfirmingEditor<Advertisement, AttachmentChange>(
    {
      find: () => Promise.resolve(done(found)),
      save: () => Promise.resolve({ outcome: refused('serverFailed'), failures: [] }),
    },
    savedAsIn(advertisementKind),
  );
  const draft = { texts: aDraft(), kept: [ONE, TWO], files: [], notifyProgress: () => undefined, ...change };
  const { outcome } = await editor.save({ id: 34, version: before, draft });
  return outcome.kind === 'done' ? 'saved' : outcome.reason;
}

describe('REL-16 a change whose answer is lost', () => {
  const swap = { kept: [ONE], files: [aFile('새그림.png')] };

  it.each([
    ['texts', {}, [ONE, TWO]],
    ['order', { kept: [TWO, ONE] }, [TWO, ONE]],
    ['pictures', swap, [ONE, NEW]],
  ])('was saved where the server has its %s in a newer version', async (_, change, images) => {
    expect(await lost({ images, version: '"2"' }, change, '"1"')).toBe('saved');
  });

  it.each([
    ['texts', {}],
    ['order', { kept: [TWO, ONE] }],
    ['pictures', swap],
  ])('of its %s was not saved where the server has the version that it changes', async (_, change) => {
    expect(await lost({ images: [ONE, TWO], version: '"1"' }, change, '"1"')).toBe('serverFailed');
  });

  it.each([
    ['other texts', { texts: aDraft({ title: '고친 제목' }) }, [ONE, TWO]],
    ['another order', { kept: [TWO, ONE] }, [ONE, TWO]],
    ['other pictures', swap, [TWO, NEW]],
    ['more pictures', swap, [ONE, TWO, NEW]],
  ])('was not saved where the newer version has %s', async (_, change, images) => {
    expect(await lost({ images, version: '"2"' }, change, '"1"')).toBe('serverFailed');
  });

  it.each([
    ['texts', 'saved', { texts: aDraft() }],
    ['order', 'serverFailed', { kept: [TWO, ONE] }],
    ['pictures', 'serverFailed', swap],
  ])('of its %s is %s at a server without versions that has the old pictures', async (_, outcome, change) => {
    expect(await lost({ images: [ONE, TWO] }, change)).toBe(outcome);
    expect(await lost({ images: [ONE, TWO], version: '"2"' }, change)).toBe(outcome);
  });
});
