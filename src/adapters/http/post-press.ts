import type * as z from 'zod/mini';
import type { PostPress } from '@/content/ports/post-press.ts';
import type { UploadGateway } from '@/content/ports/uploads.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { fileFailures, postRefusal } from './problem-errors.ts';

interface Slot {
  /** Below the server's base address. */
  readonly path: string;
  /** The name under which the files travel, once for each. */
  readonly files: string;
}

/** Publishes posts with their files as one form. */
export function makePostPress<Item>(
  uploads: UploadGateway,
  { path, files: slot }: Slot,
  wireItem: z.ZodMiniType<Item>,
): PostPress<Item> {
  return {
    publish: async ({ fields, files, tellProgress }, signal) => {
      const form = [...fields, ...files.map((file) => [slot, file] as const)];
      const sent = await uploads.send({ path, fields: form, onProgress: tellProgress, signal });
      // A success that cannot be read is one all the same (REL-20).
      const answer = sent.kind === 'refused' && sent.reason === 'malformed' ? done(undefined) : sent;
      if (answer.kind === 'done') {
        const item = wireItem.safeParse(answer.value);
        return { outcome: done(item.success ? item.data : undefined), failures: [] };
      }
      const { reason, body } = answer;
      const names = fields.map(([name]) => name);
      return { outcome: refused(postRefusal(reason, body, names)), failures: fileFailures(body, files, slot) };
    },
  };
}
