import { sessionAuthorMemory } from '@/adapters/browser/drafts.ts';
import { draftCallsOf, makeHttpPostDraftRepository } from '@/adapters/http/posts.drafts.ts';
import type { Post } from '@/content/posts/posts.ts';
import type { PostDraft, PostField } from '@/content/posts/posts.writing.ts';
import { provideAttachmentDrafts, startDraftUploads } from '@/content/writing/attachment-drafts.machine.ts';
import { provideAttachmentPostForms, startPostUploads } from '@/content/writing/attachment-form.machine.ts';
import { fieldsWithFiles } from '@/content/writing/attachments.ts';
import { makeSendAttachmentDraft } from '@/content/writing/drafts.use-cases.ts';
import { blankStoredEdit, makeStoredEdits } from '@/content/writing/edits.store.ts';
import { makeWrittenDrafts } from '@/content/writing/publishing.use-cases.ts';
import { makeConfirmedRemovals } from '@/shared/removals.use-cases.ts';
import { type AttachmentPostKind, writtenAdvertisements, writtenBibleStudies } from './attachments.editing.ts';
import { storedDraft } from './drafts.ts';
import { entry, shared } from './entry.ts';
import { postPinning } from './pinning.ts';
import { telling } from './telling.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CURRENT_USER } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.ts';

/**
 * What publishers use above a list of posts with files: the form of a new one (BIBL-02, ADVT-02), drafts (EDIT-03), pins
 * (EDIT-04).
 */
function attachmentWritingEntry<Field extends PostField, Item extends Post & Partial<PostDraft>>(
  kind: AttachmentPostKind<Field, Item>,
) {
  const { name, calls, fields, publisher, repository } = kind;
  const uploads = shared(`${name}Uploads`, (get) =>
    startPostUploads(kind, get(CURRENT_USER), get(publisher), get(FILE_HEADS)),
  );
  const saved = shared(`${name}DraftCalls`, (get) =>
    makeConfirmedRemovals(
      makeHttpPostDraftRepository(
        get(AUTHENTICATED_CLIENT),
        get(BASE_URL),
        draftCallsOf(calls, fields),
        get(UPLOAD_GATEWAY),
      ),
    ),
  );
  const sendDraft = shared(`${name}SendDraft`, (get) =>
    makeSendAttachmentDraft<Item>(get(saved), get(publisher), get(repository)),
  );
  const draftUploads = shared(`${name}DraftUploads`, (get) =>
    startDraftUploads(kind, get(CURRENT_USER), get(sendDraft), get(FILE_HEADS)),
  );
  const stored = fieldsWithFiles(fields);
  return entry({
    form: (get) => {
      const written = makeWrittenDrafts(fields, get(CURRENT_USER), sessionAuthorMemory);
      const draft = storedDraft(get, name, written.blank);
      return provideAttachmentPostForms(kind, written, draft, get(uploads), telling(get));
    },
    uploads: (get) => get(uploads),
    drafts: (get) =>
      provideAttachmentDrafts(kind, {
        calls: get(saved),
        sendDraft: get(sendDraft),
        uploads: get(draftUploads),
        written: get(uploads),
        ...telling(get),
        drafts: makeStoredEdits(
          stored,
          storedDraft(get, `${name}Draft`, () => blankStoredEdit(stored)),
        ),
      }),
    draftUploads: (get) => get(draftUploads),
    pinning: postPinning(kind),
  });
}

/** What publishers use above the list of advertisements. */
export const advertisementsWritingEntry = attachmentWritingEntry(writtenAdvertisements);

/** What publishers use above the list of question sheets. */
export const bibleStudiesWritingEntry = attachmentWritingEntry(writtenBibleStudies);
