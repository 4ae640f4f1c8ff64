import { announcementRepositoryBindings } from './announcement-repository.bindings.ts';
import { contentBindings } from './content.bindings.ts';
import { ANNOUNCEMENT_FEED, ANNOUNCEMENT_FORM } from './content.tokens.ts';
import { createFeature } from './feature.ts';
import { publishingRightBindings } from './publishing-right.bindings.ts';
import { PUBLISHING_RIGHTS } from './publishing-right.tokens.ts';

/** Announcements: reading and publishing. */
export const announcementsFeature = createFeature(
  { feeds: ANNOUNCEMENT_FEED, form: ANNOUNCEMENT_FORM, publishingRights: PUBLISHING_RIGHTS },
  [publishingRightBindings, announcementRepositoryBindings, contentBindings],
);
