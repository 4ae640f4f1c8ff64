import { bulletinRepositoryBindings } from './bulletin-repository.bindings.ts';
import { bulletinsBindings } from './bulletins.bindings.ts';
import { BULLETIN_PAGE, BULLETIN_UPLOADS, NEWEST_BULLETIN } from './bulletins.tokens.ts';
import { createFeature } from './feature.ts';
import { leaveGuardBindings } from './leave-guard.bindings.ts';
import { LEAVE_QUESTION } from './leave-guard.tokens.ts';
import { publishingRightBindings } from './publishing-right.bindings.ts';
import { PUBLISHING_RIGHTS } from './publishing-right.tokens.ts';
import { sharingBindings } from './sharing.bindings.ts';
import { SHARE_LINK } from './sharing.tokens.ts';
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
    bulletinsBindings,
  ],
);
