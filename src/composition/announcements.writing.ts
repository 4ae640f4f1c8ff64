import { ContainerModule } from 'inversify';
import { sessionAuthorMemory } from '@/adapters/browser/drafts.ts';
import { ANNOUNCEMENTS } from '@/adapters/http/announcements.ts';
import { makeHttpAnnouncementEditor } from '@/adapters/http/announcements.writing.ts';
import { draftCallsOf } from '@/adapters/http/posts.drafts.ts';
import type { AnnouncementDraft } from '@/content/posts/announcements.writing.ts';
import type { Announcement } from '@/content/posts/posts.ts';
import { POST_FIELDS } from '@/content/posts/posts.writing.ts';
import { leadIntoList, type PostFormFactory, provideAnnouncementForms } from '@/content/writing/post-form.machine.ts';
import { makeWrittenDrafts } from '@/content/writing/publishing.use-cases.ts';
import { writtenAnnouncements } from './announcements.editing.ts';
import { storedDraft } from './drafts.ts';
import { createFeature } from './entry.ts';
import { postPinning } from './pinning.ts';
import { announcements } from './post-kinds.ts';
import { plainDraftsFeature } from './posts.writing.ts';
import { CURRENT_USER, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';

const ANNOUNCEMENT_FORM = token<PostFormFactory<AnnouncementDraft, Announcement>>('AnnouncementForm');

const formBindings = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_FORM).toResolvedValue(
    (publish, notifications, navigation, user) => {
      const written = makeWrittenDrafts(POST_FIELDS, user, sessionAuthorMemory);
      const draft = storedDraft(user, writtenAnnouncements.name, written.blank);
      return provideAnnouncementForms(publish, written, draft, { notifications, navigation });
    },
    [writtenAnnouncements.publish, NOTIFICATIONS, NAVIGATION, CURRENT_USER],
  );
});

const drafts = plainDraftsFeature(
  writtenAnnouncements,
  makeHttpAnnouncementEditor,
  draftCallsOf(ANNOUNCEMENTS, writtenAnnouncements.fields),
  leadIntoList,
);

const pins = postPinning(announcements);

/** What publishers use above the list of announcements: the form of a new one (ANNO-02), drafts (EDIT-03), pins (EDIT-04). */
export const announcementsWritingFeature = createFeature(
  { form: ANNOUNCEMENT_FORM, ...drafts.tokens, pinning: pins.token },
  [...drafts.bindings, formBindings, pins.bindings],
);
