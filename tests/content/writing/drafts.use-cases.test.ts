import { describe, expect, it } from 'vitest';
import { announcementKind } from '@/content/posts/announcements.writing.ts';
import type { Announcement } from '@/content/posts/posts.ts';
import type { DraftContent, DraftRequest, SavedDraft } from '@/content/writing/drafts.ts';
import { makeSendPlainDraft } from '@/content/writing/drafts.use-cases.ts';
import type { PostDraftRepository } from '@/content/writing/writing.ports.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { aDraft, anAnnouncement } from '../../builders/announcement.ts';
import { aSavedDraft } from '../../builders/saved-draft.ts';
import { aFile } from '../../builders/upload-file.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';

const content: DraftContent = { texts: { ...aDraft() }, kept: [], files: [], notifyProgress: () => undefined };
const aNew: DraftRequest = { of: undefined, publishes: false, content };
const changed: DraftRequest = { ...aNew, of: { id: '58', version: '"1"' } };
const published: DraftRequest = { ...changed, publishes: true };
const draft = aSavedDraft();
const post = anAnnouncement({ id: 58, ...aDraft() });

const versioned = (found: Outcome<Announcement>) =>
  found.kind === 'done' ? done({ item: found.value, version: '"2"' }) : found;

interface Answers {
  /** The outcomes of saving, changing and publishing. */
  readonly write?: Failure;
  readonly listed?: Outcome<readonly SavedDraft[]>;
  readonly found?: Outcome<Announcement>;
}

/** The drafts of a server that answers as the test says, and records its calls. */
function sender({ write, listed = done([draft]), found = refused('notFound') }: Answers) {
  const asked: unknown[] = [];
  let failure = write;
  const outcome = <Value>(value: Value) => (failure === undefined ? done(value) : refused(failure));
  const report = <Value>(value: Value) => Promise.resolve({ outcome: outcome(value), failures: [] });
  const drafts: PostDraftRepository<Announcement> = {
    all: () => (asked.push('list'), Promise.resolve(listed)),
    save: (one) => (asked.push(['save', one]), report(draft)),
    change: (edit) => (asked.push(['change', edit]), report(draft)),
    publish: (edit) => (asked.push(['publish', edit]), report(post)),
    remove: () => Promise.reject(new Error('Nothing is deleted')),
  };
  const send = makeSendPlainDraft(
    announcementKind,
    drafts,
    (texts) => (asked.push(['post', texts]), Promise.resolve(outcome(post))),
    { find: (id) => (asked.push(['find', id]), Promise.resolve(versioned(found))) },
  );
  return {
    asked,
    outcomeOf: async (request: DraftRequest) => (await send(request)).outcome,
    fail: (next: Failure) => void (failure = next),
  };
}

describe('EDIT-03 a written draft', () => {
  const edit = { id: '58', version: '"1"', draft: content };

  it.each([
    ['that is new is saved', aNew, ['save', content], { draft }],
    ['is changed over the version that was read', changed, ['change', edit], { draft }],
    ['is published over the version that was read', published, ['publish', edit], { post }],
    ['that is gone is published as a new post', { ...aNew, publishes: true }, ['post', aDraft()], { post }],
  ])('%s, and nothing else is asked', async (_, request, call, sent) => {
    const { asked, outcomeOf } = sender({});
    expect(await outcomeOf(request)).toEqual(done(sent));
    expect(asked).toEqual([call]);
  });

  it.each<Failure>(['conflict', 'forbidden', 'unsupported', 'tooLarge', 'invalid'])(
    'that the server refuses (%s) is not looked for',
    async (write) => {
      const { asked, outcomeOf } = sender({ write });
      const outcomes = await Promise.all([aNew, changed, published].map(outcomeOf));
      expect(outcomes).toEqual([refused(write), refused(write), refused(write)]);
      expect(asked).toHaveLength(3);
    },
  );
});

describe('REL-16 a draft whose answer is lost', () => {
  const losses = ['networkError', 'timedOut', 'malformed', 'serverFailed'] as const;

  it.each(losses)('is found where it was saved nevertheless: %s', async (write) => {
    const newer = aSavedDraft({ version: '"2"' });
    const { outcomeOf } = sender({ write, listed: done([aSavedDraft({ id: 7, texts: { title: '다른 글' } }), newer]) });
    expect(await outcomeOf(aNew)).toEqual(done({ draft: newer }));
    expect(await outcomeOf(changed)).toEqual(done({ draft: newer }));
  });

  it.each(losses)('is found where it was published nevertheless: %s', async (write) => {
    const { asked, outcomeOf } = sender({ write, found: done(post) });
    expect(await outcomeOf(published)).toEqual(done({ post }));
    expect(asked.at(-1)).toEqual(['find', '58']);
  });

  it('is a failure where the server has another text, or the same in another draft', async () => {
    const older = sender({
      write: 'networkError',
      listed: done([aSavedDraft({ texts: aDraft({ title: '옛 제목' }) })]),
    });
    expect(await older.outcomeOf(aNew)).toEqual(refused('networkError'));
    expect(await older.outcomeOf(changed)).toEqual(refused('networkError'));
    const other = sender({ write: 'networkError', listed: done([aSavedDraft({ id: 59 })]) });
    expect(await other.outcomeOf(changed)).toEqual(refused('networkError'));
    const unlike = sender({ write: 'networkError', found: done({ ...post, content: '다른 내용' }) });
    expect(await unlike.outcomeOf(published)).toEqual(refused('networkError'));
  });

  describe('and which has files', () => {
    const [one, two, another] = ['https://church.example/1', 'https://church.example/2', 'https://church.example/3'];
    const swap = { ...content, kept: [one], files: [aFile('새그림.png')] };
    const isSaved = async (request: DraftRequest, found: Partial<SavedDraft>) => {
      const { outcomeOf } = sender({ write: 'serverFailed', listed: done([aSavedDraft(found)]) });
      return (await outcomeOf(request)).kind === 'done';
    };

    it.each([
      ['is saved in a newer version with as many files', true, { version: '"2"', files: [one, another] }],
      ['is not saved in the version that it changes', false, { version: '"1"', files: [one, two] }],
      ['is not saved in a newer version without its files', false, { version: '"2"', files: [one] }],
      ['is not saved in a newer version with other files', false, { version: '"2"', files: [two, another] }],
      ['is not saved in a draft without a version', false, { version: undefined, files: [one, two] }],
    ])('%s', async (_, saved, found) => {
      expect(await isSaved({ ...changed, content: swap }, found)).toBe(saved);
    });

    it('and only another order of files, is not saved in a draft without a version and with the old order', async () => {
      const reordered = { ...changed, content: { ...content, kept: [two, one] } };
      expect(await isSaved(reordered, { version: undefined, files: [one, two] })).toBe(false);
      expect(await isSaved(reordered, { version: undefined, files: [two, one] })).toBe(true);
    });

    it('and is new, is not another one with the same texts and other files', async () => {
      const withFile = { ...aNew, content: { ...content, files: [aFile('새그림.png')] } };
      expect(await isSaved(withFile, { files: [] })).toBe(false);
      expect(await isSaved(withFile, { files: [one] })).toBe(true);
    });
  });

  it('is not the one that was saved from here before', async () => {
    const { outcomeOf, fail } = sender({});
    await outcomeOf(aNew);
    fail('serverFailed');
    expect(await outcomeOf(aNew)).toEqual(refused('serverFailed'));
  });

  it('is unconfirmed where the server cannot be asked', async () => {
    const unread = sender({ write: 'timedOut', listed: refused('networkError'), found: refused('networkError') });
    expect(await unread.outcomeOf(changed)).toEqual(refused('unconfirmed'));
    expect(await unread.outcomeOf(published)).toEqual(refused('unconfirmed'));
  });

  it('is unexpected where the call breaks and nothing is found', async () => {
    const broken: PostDraftRepository<Announcement> = {
      all: () => Promise.resolve(done([])),
      save: () => Promise.reject(brokenOnPurpose()),
      change: () => Promise.reject(new Error('not asked')),
      publish: () => Promise.reject(new Error('not asked')),
      remove: () => Promise.reject(new Error('not asked')),
    };
    const sendBroken = makeSendPlainDraft(announcementKind, broken, () => Promise.resolve(done(post)), {
      find: () => Promise.resolve(versioned(done(post))),
    });
    expect(await sendBroken(aNew)).toEqual({ outcome: refused('unexpected'), failures: [] });
  });
});

describe('EDIT-03 a 404 for a draft', () => {
  const requests = [
    ['to be saved', changed],
    ['to be published', published],
  ] as const;

  it.each(requests)('%s that is listed no more says that it is gone', async (_, request) => {
    const { outcomeOf } = sender({ write: 'notFound', listed: done([aSavedDraft({ id: 59 })]) });
    expect(await outcomeOf(request)).toEqual(refused('notFound'));
  });

  it.each(requests)('%s that is still listed says that the server lacks the call', async (_, request) => {
    const { outcomeOf } = sender({ write: 'notFound' });
    expect(await outcomeOf(request)).toEqual(refused('unsupported'));
  });

  it.each(requests)('%s stays what it is where the list cannot be read', async (_, request) => {
    const { outcomeOf } = sender({
      write: 'notFound',
      listed: refused('networkError'),
      found: refused('networkError'),
    });
    expect(await outcomeOf(request)).toEqual(refused('notFound'));
  });

  it('to be published is done when it was published with the same content', async () => {
    const { outcomeOf } = sender({ write: 'notFound', listed: done([]), found: done(post) });
    expect(await outcomeOf(published)).toEqual(done({ post }));
  });

  it('to be published is gone when it was published with other content', async () => {
    const other = done({ ...post, title: '다른 제목' });
    const { outcomeOf } = sender({ write: 'notFound', listed: done([]), found: other });
    expect(await outcomeOf(published)).toEqual(refused('notFound'));
  });
});
