import { announcementEditingBindings } from './announcement-editing.bindings.ts';
import { announcementRepositoryBindings } from './announcement-repository.bindings.ts';
import { contentBindings } from './content.bindings.ts';
import { ANNOUNCEMENT_EDITING } from './content.tokens.ts';
import { createFeature } from './feature.ts';

/** Changing announcements: a feature of its own, since few members do it. */
export const announcementEditingFeature = createFeature({ editing: ANNOUNCEMENT_EDITING }, [
  announcementRepositoryBindings,
  contentBindings,
  announcementEditingBindings,
]);
