import type { BibleStudy } from '@/content/posts/posts.ts';
import type { UploadGateway } from '@/content/uploads/uploads.ports.ts';
import type { AttachmentChange } from '@/content/writing/attachments.ts';
import type { PostEditor } from '@/content/writing/writing.ports.ts';
import { done } from '@/shared/outcome.ts';
import { BIBLE_STUDIES } from './bible-studies.ts';
import type { HttpClient } from './client.ts';
import { makeAttachmentEditor } from './posts.writing.ts';

/** Changes question sheets over HTTP (EDIT-01): the PDF stays, unless a new one replaces it. */
export function makeHttpBibleStudyEditor(
  send: HttpClient,
  uploads: UploadGateway,
  baseUrl: string,
): PostEditor<BibleStudy, AttachmentChange> {
  return makeAttachmentEditor(send, uploads, baseUrl, BIBLE_STUDIES, (id, { files }) =>
    Promise.resolve(done(files.length > 0 ? [] : [`/api/bibleStudy/${encodeURIComponent(id)}/download`])),
  );
}
