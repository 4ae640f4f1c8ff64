import { sessionAuthorMemory } from '@/adapters/browser/drafts.ts';
import { ANNOUNCEMENTS } from '@/adapters/http/announcements.ts';
import { makeHttpAnnouncementEditor } from '@/adapters/http/announcements.writing.ts';
import { draftCallsOf } from '@/adapters/http/posts.drafts.ts';
import { POST_FIELDS } from '@/content/posts/posts.writing.ts';
import { leadIntoList, provideAnnouncementForms } from '@/content/writing/post-form.machine.ts';
import { makeWrittenDrafts } from '@/content/writing/publishing.use-cases.ts';
import { PUBLISH_ANNOUNCEMENT, writtenAnnouncements } from './announcements.editing.ts';
import { storedDraft } from './drafts.ts';
import { entry } from './entry.ts';
import { postPinning } from './pinning.ts';
import { announcements } from './post-kinds.ts';
import { plainDrafts } from './posts.writing.ts';
import { telling } from './telling.ts';
import { CURRENT_USER } from './tokens.ts';

const { name, fields } = writtenAnnouncements;

/** What publishers use above the list of announcements: the form of a new one (ANNO-02), drafts (EDIT-03), pins (EDIT-04). */
export const announcementsWritingEntry = entry({
  form: (get) => {
    const written = makeWrittenDrafts(POST_FIELDS, get(CURRENT_USER), sessionAuthorMemory);
    return provideAnnouncementForms(
      get(PUBLISH_ANNOUNCEMENT),
      written,
      storedDraft(get, name, written.blank),
      telling(get),
    );
  },
  drafts: plainDrafts(
    writtenAnnouncements,
    makeHttpAnnouncementEditor,
    draftCallsOf(ANNOUNCEMENTS, fields),
    leadIntoList,
  ),
  pinning: postPinning(announcements),
});
