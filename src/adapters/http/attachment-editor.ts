import type { AttachmentChange } from '@/content/domain/attachment-edit.ts';
import type { PostEditor } from '@/content/ports/post-editor.ts';
import type { UploadField, UploadGateway } from '@/content/ports/uploads.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { HttpClient } from './http-client.ts';
import { type AttachmentCalls, itemPath } from './http-post-repository.ts';
import { fileFailures, postFailure } from './problem-errors.ts';
import { readVersioned } from './versioned-answer.ts';

/** Makes the editor of one kind of posts with files; each kind has its own way to name the files that stay. */
export type MakeAttachmentEditor<Item> = (
  send: HttpClient,
  uploads: UploadGateway,
  baseUrl: string,
) => PostEditor<Item, AttachmentChange>;

/** The server's own names of the files that stay. */
type KeptNames = (
  id: EntityId,
  change: AttachmentChange,
  signal: AbortSignal | undefined,
) => Promise<Outcome<readonly string[]>>;

/** Changes posts with files: one form, in which `keep` names each file that stays (EDIT-01). */
export function makeAttachmentEditor<Item>(
  send: HttpClient,
  uploads: UploadGateway,
  baseUrl: string,
  { posted, files: slot, wireItem: wireItemOf }: AttachmentCalls<Item>,
  keptNames: KeptNames,
): PostEditor<Item, AttachmentChange> {
  const wireItem = wireItemOf(baseUrl);
  return {
    find: async (id, signal) => readVersioned(await send({ path: itemPath(posted, id), signal }), wireItem),
    save: async ({ id, version, draft }, signal) => {
      const { texts, files, notifyProgress } = draft;
      const kept = await keptNames(id, draft, signal);
      if (kept.kind === 'refused') return { outcome: kept, failures: [] };
      const form: readonly UploadField[] = [
        ...Object.entries(texts),
        ...kept.value.map((name) => ['keep', name] as const),
        ...files.map((file) => [slot, file] as const),
      ];
      const call = { method: 'PUT', path: itemPath(posted, id), ifMatch: version } as const;
      const sent = await uploads.send({ ...call, fields: form, onProgress: notifyProgress, signal });
      if (sent.kind === 'done') {
        const item = wireItem.safeParse(sent.value);
        const outcome = item.success ? done({ item: item.data, version: sent.etag }) : refused('malformed' as const);
        return { outcome, failures: [] };
      }
      const { reason, body } = sent;
      return {
        outcome: refused(postFailure(reason, body, Object.keys(texts))),
        failures: fileFailures(body, files, slot),
      };
    },
  };
}
