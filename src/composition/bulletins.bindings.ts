import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import { browserLinkSharing } from '@/adapters/browser/link-sharing.ts';
import type { NoticeBoard } from '@/adapters/browser/notice-board.ts';
import { makeHttpBulletinPress } from '@/adapters/http/http-bulletin-press.ts';
import { bulletinLabel } from '@/content/domain/bulletin.ts';
import { imageRule } from '@/content/domain/file-check.ts';
import { bulletinMachine } from '@/content/machines/bulletin.machine.ts';
import type { UploadQueueActor } from '@/content/machines/upload-queue-binding.ts';
import type { BulletinLibrary } from '@/content/ports/bulletin-library.ts';
import type { BulletinPress } from '@/content/ports/bulletin-press.ts';
import type { LinkSharing } from '@/content/ports/link-sharing.ts';
import type { FileHeads } from '@/content/ports/uploads.ts';
import { type FindNewestBulletin, makeFindNewestBulletin } from '@/content/use-cases/make-find-newest-bulletin.ts';
import { done } from '@/shared/domain/outcome.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';
import {
  BULLETIN,
  BULLETIN_LIBRARY,
  BULLETIN_PRESS,
  BULLETIN_UPLOADS,
  type BulletinMachine,
  FIND_NEWEST_BULLETIN,
  LINK_SHARING,
  NEWEST_BULLETIN,
  SHARE_LINK,
  type ShareLink,
} from './bulletins.tokens.ts';
import { startSessionUploads } from './session-uploads.ts';
import { CLOCK, FAULT_LOG, NAVIGATION, NOTICE_BOARD, SESSION, type SessionActor } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';

/** Reading, publishing and deleting bulletins (BULL-01…08). */
export const bulletinsBindings = new ContainerModule(({ bind }) => {
  bind(LINK_SHARING).toConstantValue(browserLinkSharing);
  bind(BULLETIN_PRESS).toResolvedValue(makeHttpBulletinPress, [UPLOAD_GATEWAY, FAULT_LOG]);
  bind(FIND_NEWEST_BULLETIN).toResolvedValue(makeFindNewestBulletin, [BULLETIN_LIBRARY, CLOCK]);
  bind(BULLETIN).toResolvedValue(bindBulletin, [BULLETIN_LIBRARY, NOTICE_BOARD]).inSingletonScope();
  bind(NEWEST_BULLETIN).toResolvedValue(bindNewestBulletin, [BULLETIN, FIND_NEWEST_BULLETIN]).inSingletonScope();
  bind(BULLETIN_UPLOADS)
    .toResolvedValue(startUploads, [SESSION, BULLETIN_PRESS, FILE_HEADS, NOTICE_BOARD, NAVIGATION])
    .inSingletonScope();
  bind(SHARE_LINK).toResolvedValue(makeShareLink, [LINK_SHARING, NOTICE_BOARD]);
});

function bindBulletin(library: BulletinLibrary, notices: NoticeBoard): BulletinMachine {
  return bulletinMachine.provide({
    actors: {
      read: fromPromise(async ({ input: sunday, signal }) => {
        const pages = await library.pages(bulletinLabel(sunday), signal);
        return pages.kind === 'done' ? done({ sunday, pages: pages.value }) : pages;
      }),
      // It runs to its end although nobody may look at this week any more: then the notice alone tells of it.
      remove: fromPromise(async ({ input: sunday }) => {
        const outcome = await library.remove(bulletinLabel(sunday));
        if (outcome.kind === 'done') notices.show({ tone: 'success', subject: 'bulletinDeleted' });
        else notices.show({ tone: 'error', subject: 'bulletinNotDeleted', reason: outcome.reason });
        return outcome;
      }),
    },
  });
}

function bindNewestBulletin(bulletin: BulletinMachine, find: FindNewestBulletin): BulletinMachine {
  return bulletin.provide({ actors: { read: fromPromise(({ signal }) => find(signal)) } });
}

function startUploads(
  session: SessionActor,
  press: BulletinPress,
  heads: FileHeads,
  notices: NoticeBoard,
  navigation: Navigation,
): UploadQueueActor {
  return startSessionUploads(session, {
    rule: imageRule,
    heads,
    send: async (printing, signal) => {
      const printed = await press.publish(printing, signal);
      return printed.kind === 'done'
        ? { outcome: done(null), failures: printed.value }
        : { outcome: printed, failures: [] };
    },
    told: {
      completed: () => {
        notices.show({ tone: 'success', subject: 'bulletinUploaded' });
        navigation.goTo('/sermon/bulletin');
      },
      failed: (failures) => {
        for (const { fileName, message } of failures)
          notices.show({ tone: 'error', subject: 'bulletinPageNotUploaded', about: `${fileName} ${message}`.trim() });
      },
      refused: (reason) => notices.show({ tone: 'error', subject: 'bulletinNotUploaded', reason }),
    },
  });
}

function makeShareLink(sharing: LinkSharing, notices: NoticeBoard): ShareLink {
  return async (link) => {
    const end = await sharing.share(link);
    if (end === 'copied') notices.show({ tone: 'success', subject: 'linkCopied' });
    if (end === 'failed') notices.show({ tone: 'error', subject: 'linkNotShared' });
  };
}
