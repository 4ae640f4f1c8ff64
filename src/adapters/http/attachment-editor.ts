import type * as z from 'zod/mini';
import type { AttachmentChange } from '@/content/domain/attachment-edit.ts';
import type { PostEditor } from '@/content/ports/post-editor.ts';
import type { UploadField, UploadGateway } from '@/content/ports/uploads.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { HttpClient } from './http-client.ts';
import { fileFailures, postFailure } from './problem-errors.ts';
import { readVersioned } from './versioned-answer.ts';

interface AttachmentCalls {
  /** Relative to the server's base address. */
  readonly path: (id: EntityId) => string;
  /** The form field of new files, repeated for each. */
  readonly files: string;
  /** The server's own names of the files that stay. */
  readonly keptNames: (
    id: EntityId,
    change: AttachmentChange,
    signal: AbortSignal | undefined,
  ) => Promise<Outcome<readonly string[]>>;
}

/** Changes posts with files: one form, in which `keep` names each file that stays (EDIT-01). */
export function makeAttachmentEditor<Item>(
  send: HttpClient,
  uploads: UploadGateway,
  { path, files: slot, keptNames }: AttachmentCalls,
  wireItem: z.ZodMiniType<Item>,
): PostEditor<Item, AttachmentChange> {
  return {
    find: async (id, signal) => readVersioned(await send({ path: path(id), signal }), wireItem),
    save: async ({ id, version, draft }, signal) => {
      const { texts, files, notifyProgress } = draft;
      const kept = await keptNames(id, draft, signal);
      if (kept.kind === 'refused') return { outcome: kept, failures: [] };
      const form: readonly UploadField[] = [
        ...Object.entries(texts),
        ...kept.value.map((name) => ['keep', name] as const),
        ...files.map((file) => [slot, file] as const),
      ];
      const call = { method: 'PUT', path: path(id), ifMatch: version } as const;
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
