import { bulletinRepositoryBindings } from './bulletin-repository.bindings.ts';
import { BULLETIN_PAGE, BULLETIN_UPLOADS, bulletinsBindings, NEWEST_BULLETIN } from './bulletins.bindings.ts';
import { createFeature } from './feature.ts';
import { LEAVE_QUESTION, leaveGuardBindings } from './leave-guard.bindings.ts';
import { PUBLISHING_RIGHTS, publishingRightBindings } from './publishing-right.bindings.ts';
import { seenListsBindings } from './seen-lists.bindings.ts';
import { SHARE_LINK, sharingBindings } from './sharing.bindings.ts';
import { uploadsBindings } from './uploads.bindings.ts';

/** Bulletins: reading, publishing, deleting. */
export const bulletinsFeature = createFeature(
  {
    page: BULLETIN_PAGE,
    newestBulletin: NEWEST_BULLETIN,
    uploads: BULLETIN_UPLOADS,
    shareLink: SHARE_LINK,
    leaveQuestion: LEAVE_QUESTION,
    publishingRights: PUBLISHING_RIGHTS,
  },
  [
    publishingRightBindings,
    bulletinRepositoryBindings,
    uploadsBindings,
    leaveGuardBindings,
    sharingBindings,
    seenListsBindings,
    bulletinsBindings,
  ],
);
