import type { AttachmentChange } from '@/content/domain/attachment-edit.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import type { PostEditor } from '@/content/ports/post-editor.ts';
import type { UploadGateway } from '@/content/ports/uploads.ts';
import { done } from '@/shared/domain/outcome.ts';
import { makeAttachmentEditor } from './attachment-editor.ts';
import { BIBLE_STUDIES } from './bible-study-calls.ts';
import type { HttpClient } from './http-client.ts';

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
