import type { AttachmentChange } from '@/content/domain/attachment-edit.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import type { PostEditor } from '@/content/ports/post-editor.ts';
import type { UploadGateway } from '@/content/ports/uploads.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { done } from '@/shared/domain/outcome.ts';
import { makeAttachmentEditor } from './attachment-editor.ts';
import type { HttpClient } from './http-client.ts';
import { wireBibleStudy } from './wire-bible-study.ts';

const pathOf = (id: EntityId): string => `api/BibleStudy/${encodeURIComponent(id)}`;

/** Changes question sheets over HTTP (EDIT-01): the PDF stays, unless a new one replaces it. */
export function makeHttpBibleStudyEditor(
  send: HttpClient,
  uploads: UploadGateway,
  baseUrl: string,
): PostEditor<BibleStudy, AttachmentChange> {
  const calls = {
    path: pathOf,
    files: 'file',
    keptNames: (id: EntityId, { files }: AttachmentChange) =>
      Promise.resolve(done(files.length > 0 ? [] : [`/api/bibleStudy/${encodeURIComponent(id)}/download`])),
  };
  return makeAttachmentEditor(send, uploads, calls, wireBibleStudy(baseUrl));
}
