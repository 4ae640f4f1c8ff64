import { describe, expect, it } from 'vitest';
import type { Advertisement, BibleStudy } from '@/content/posts/posts.ts';
import { advertisementKind, bibleStudyKind } from '@/content/writing/attachments.ts';
import { makeConfirmingPublisher } from '@/content/writing/publishing.use-cases.ts';
import type { PostReport, PostSending } from '@/content/writing/writing.ports.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aDraft, anAnnouncement } from '../../../builders/announcement.ts';
import { aBibleStudy } from '../../../builders/bible-study.ts';
import { aFile } from '../../../builders/upload-file.ts';
import { brokenOnPurpose } from '../../../fakes/reported-errors.ts';
import { stillClock } from '../../../fakes/still-clock.ts';

const study = aBibleStudy({ id: 7, title: '요한복음 3장', created: '2026-11-20' });
const other = aBibleStudy({ id: 8, title: '다른 과', created: '2026-11-20' });

const sending: PostSending = {
  fields: [['title', '요한복음 3장']],
  files: [aFile('문제지.pdf', 'pdf')],
  notifyProgress: () => undefined,
};

function press(outcome: PostReport<BibleStudy>['outcome'], newest: Outcome<readonly BibleStudy[]> = done([])) {
  const calls: string[] = [];
  const sure = makeConfirmingPublisher<BibleStudy>(
    {
      publish: () => {
        calls.push('publish');
        return Promise.resolve({ outcome, failures: [] });
      },
    },
    {
      page: (number) => {
        calls.push(`page ${number}`);
        return Promise.resolve(newest);
      },
    },
    bibleStudyKind.filesOf,
    stillClock(),
  );
  return { calls, publish: () => sure.publish(sending) };
}

describe('BIBL-02, ADVT-02 a post with files', () => {
  it('that was accepted is not looked for', async () => {
    const { publish, calls } = press(done(study));
    expect(await publish()).toEqual({ outcome: done(study), failures: [] });
    expect(calls).toEqual(['publish']);
  });

  it.each(['forbidden', 'titleRefused', 'aborted', 'wrongKind', 'tooLarge'] as const)(
    'that is refused as %s is refused',
    async (reason) => {
      const { publish, calls } = press(refused(reason));
      expect((await publish()).outcome).toEqual(refused(reason));
      expect(calls).toEqual(['publish']);
    },
  );
});

describe('REL-16, REL-20 a post with files whose answer is lost', () => {
  it.each(['networkError', 'timedOut', 'malformed', 'serverFailed'] as const)(
    'is looked for among the newest, and sent once: %s',
    async (reason) => {
      const { publish, calls } = press(refused(reason), done([other, study]));
      expect((await publish()).outcome).toEqual(done(study));
      expect(calls).toEqual(['publish', 'page 1']);
    },
  );

  it('is also looked for when reading the answer throws', async () => {
    const broken = makeConfirmingPublisher<BibleStudy>(
      { publish: () => Promise.reject(brokenOnPurpose()) },
      { page: () => Promise.resolve(done([study])) },
      bibleStudyKind.filesOf,
      stillClock(),
    );
    expect((await broken.publish(sending)).outcome).toEqual(done(study));
  });

  it('is a failure when it is not found, or only one of an earlier day', async () => {
    expect((await press(refused('timedOut'), done([other])).publish()).outcome).toEqual(refused('timedOut'));
    const earlier = done([{ ...study, created: '2026-10-20' as const }]);
    expect((await press(refused('timedOut'), earlier).publish()).outcome).toEqual(refused('timedOut'));
  });

  it('is a failure when only the one that was published before is found', async () => {
    const outcomes = [done(study), refused('serverFailed' as const), refused('timedOut' as const)];
    let newest: readonly BibleStudy[] = [study];
    const sure = makeConfirmingPublisher<BibleStudy>(
      { publish: () => Promise.resolve({ outcome: outcomes.shift() ?? refused('unexpected'), failures: [] }) },
      { page: () => Promise.resolve(done(newest)) },
      bibleStudyKind.filesOf,
      stillClock(),
    );
    const publish = async () => (await sure.publish(sending)).outcome;
    expect(await publish()).toEqual(done(study));
    expect(await publish()).toEqual(refused('serverFailed'));
    const second = { ...study, id: 9 };
    newest = [study, second];
    expect(await publish()).toEqual(done(second));
    expect(await publish()).toEqual(refused('unexpected'));
  });

  it('is a failure when only one with fewer pictures is found', async () => {
    const posted: Advertisement = { ...anAnnouncement(aDraft()), images: [] };
    const sure = makeConfirmingPublisher<Advertisement>(
      { publish: () => Promise.resolve({ outcome: refused('serverFailed'), failures: [] }) },
      { page: () => Promise.resolve(done([posted])) },
      advertisementKind.filesOf,
      stillClock(),
    );
    const fields = Object.entries<string>(aDraft());
    expect((await sure.publish({ ...sending, fields })).outcome).toEqual(refused('serverFailed'));
    expect((await sure.publish({ ...sending, fields, files: [] })).outcome).toEqual(done(posted));
  });

  it('is unconfirmed when the list cannot be read', async () => {
    expect((await press(refused('malformed'), refused('networkError')).publish()).outcome).toEqual(
      refused('unconfirmed'),
    );
  });

  it('is unconfirmed when the search throws, and the failures of the files are kept', async () => {
    const sure = makeConfirmingPublisher<BibleStudy>(
      { publish: () => Promise.resolve({ outcome: refused('timedOut'), failures: [] }) },
      { page: () => Promise.reject(brokenOnPurpose()) },
      bibleStudyKind.filesOf,
      stillClock(),
    );
    expect(await sure.publish(sending)).toEqual({ outcome: refused('unconfirmed'), failures: [] });
  });
});
