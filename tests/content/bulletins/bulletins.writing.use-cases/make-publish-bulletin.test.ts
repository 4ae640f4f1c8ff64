import { describe, expect, it } from 'vitest';
import type { BulletinPublisher, BulletinUpload } from '@/content/bulletins/bulletins.ports.ts';
import type { BulletinIssue } from '@/content/bulletins/bulletins.writing.ts';
import { makePublishBulletin } from '@/content/bulletins/bulletins.writing.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aFile } from '../../../builders/upload-file.ts';
import { stillClock } from '../../../fakes/still-clock.ts';

const PRESENT = 'Sun2026Nov22';

type Server = (shelf: Map<string, readonly string[]>, printing: BulletinUpload, fresh: readonly string[]) => void;

const add = (shelf: Map<string, readonly string[]>, label: string, fresh: readonly string[]) =>
  void shelf.set(label, [...(shelf.get(label) ?? []), ...fresh]);

/** Servers, by the added fields that they support. */
const servers = {
  knowing: (shelf, { label, mode }, fresh) =>
    mode === 'replace' ? void shelf.set(label, fresh) : add(shelf, label, fresh),
  known: (shelf, _, fresh) => add(shelf, PRESENT, fresh),
  withoutModes: (shelf, { label }, fresh) => add(shelf, label, fresh),
  forgetful: () => undefined,
} satisfies Record<string, Server>;

/** A server on 20 November 2026 with two bulletins of two pages each. */
function press(server: keyof typeof servers, { fails = 0, isBlind = false } = {}) {
  const shelf = new Map<string, readonly string[]>([
    ['Sun2026Nov15', ['/15-1', '/15-2']],
    [PRESENT, ['/22-1', '/22-2']],
  ]);
  const read: string[] = [];
  const printings: BulletinUpload[] = [];
  const publisher: BulletinPublisher = {
    publish: (printing) => {
      printings.push(printing);
      const taken = printing.files.slice(fails);
      const fresh = taken.map(({ name }) => `/${name}`);
      servers[server](shelf, printing, fresh);
      const failures = printing.files
        .slice(0, fails)
        .map(({ name }, index) => ({ index, fileName: name, message: '' }));
      return Promise.resolve(done(failures));
    },
  };
  const pages = (label: string) => {
    read.push(label);
    return Promise.resolve(isBlind ? refused('timedOut' as const) : done(shelf.get(label) ?? []));
  };
  const publish = makePublishBulletin(publisher, { pages }, stillClock());
  const where = async (issue: BulletinIssue, ...names: readonly string[]) => {
    const files = names.map((name) => aFile(name));
    const printed = await publish({ ...issue, files, notifyProgress: () => undefined });
    return printed.kind === 'done' ? printed.value.look() : printed;
  };
  return { where, read, printings, shelf };
}

const earlier = { sunday: '2026-11-15', mode: 'append' } as const;
const present = { sunday: '2026-11-22', mode: 'append' } as const;

describe('BULL-05 publishing for the chosen week', () => {
  it('sends the week, and finds the pages there', async () => {
    const { where, printings } = press('knowing');
    expect(await where(earlier, '3.png')).toEqual({ kind: 'asRequested', sunday: '2026-11-15' });
    expect(printings).toMatchObject([{ label: 'Sun2026Nov15', mode: 'append' }]);
  });

  it('says that they are in the present week when the server ignores the week', async () => {
    const { where } = press('known');
    expect(await where(earlier, '3.png', '4.png')).toEqual({ kind: 'otherWeek', sunday: '2026-11-22' });
  });

  it('never claims a place where the pages were not found', async () => {
    expect(await press('forgetful').where(earlier, '3.png')).toMatchObject({ kind: 'unknown' });
    expect(await press('knowing', { isBlind: true }).where(earlier, '3.png')).toMatchObject({ kind: 'unknown' });
  });

  it('reads nothing when the server can only do one thing', async () => {
    const { where, read } = press('known');
    expect(await where(present, '3.png')).toEqual({ kind: 'asRequested', sunday: '2026-11-22' });
    expect(read).toEqual([]);
  });

  it('counts the accepted files, not the sent ones', async () => {
    expect(await press('knowing', { fails: 1 }).where(earlier, '3.png', '4.png')).toMatchObject({
      kind: 'asRequested',
    });
  });
});

describe('BULL-05 replacing pages', () => {
  it.each([
    ['knowing', 'asRequested'],
    ['known', 'appended'],
    ['withoutModes', 'appended'],
    ['forgetful', 'unknown'],
  ] as const)('of the present week, at a server that is %s, ends as %s', async (server, kind) => {
    expect(await press(server).where({ ...present, mode: 'replace' }, 'a.png', 'b.png', 'c.png')).toEqual({
      kind,
      sunday: '2026-11-22',
    });
  });

  it.each([
    ['knowing', 'asRequested', '2026-11-15'],
    ['withoutModes', 'appended', '2026-11-15'],
    ['known', 'otherWeek', '2026-11-22'],
  ] as const)('of an earlier week, at a server that is %s, ends as %s', async (server, kind, sunday) => {
    expect(await press(server).where({ ...earlier, mode: 'replace' }, 'a.png')).toEqual({ kind, sunday });
  });
});
