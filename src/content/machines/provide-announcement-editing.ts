import type { Notifications } from '@/shared/ports/notifications.ts';
import type { Announcement, AnnouncementDraft } from '../domain/announcement.ts';
import { type DraftError, draftErrors, POST_FIELDS, type PostField, trimmedDraft } from '../domain/post.ts';
import type { PostEditor } from '../ports/post-editor.ts';
import type { KeptEdits } from '../stores/kept-edit.ts';
import type { PublishAnnouncement } from '../use-cases/make-publish-announcement.ts';
import { type ProvidedEditing, provideEditing } from './provide-editing.ts';

export type AnnouncementEditing = ProvidedEditing<PostField, DraftError, Announcement>;

/** The change of announcements (EDIT-01). */
export function provideAnnouncementEditing(
  editor: PostEditor<Announcement, AnnouncementDraft>,
  publish: PublishAnnouncement,
  drafts: KeptEdits<PostField>,
  notifications: Notifications,
): AnnouncementEditing {
  return provideEditing({
    name: 'announcement',
    fields: POST_FIELDS,
    errors: draftErrors,
    drafts,
    notifications,
    find: (id, signal) => editor.find(id, signal),
    draftOf: ({ title, content, author }) => ({ title, content, author }),
    save: async (edit, signal) => (await editor.save({ ...edit, draft: trimmedDraft(edit.draft) }, signal)).outcome,
    publish,
  });
}
