import type * as z from 'zod/mini';
import type { PostPublisher } from '@/content/ports/post-publisher.ts';
import type { UploadGateway } from '@/content/ports/uploads.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { fileFailures, postFailure } from './problem-errors.ts';

interface Slot {
  /** Relative to the server's base address. */
  readonly path: string;
  /** The form field of the files, repeated for each. */
  readonly files: string;
}

/** Publishes a post with its files as one form. */
export function makePostPublisher<Item>(
  uploads: UploadGateway,
  { path, files: slot }: Slot,
  wireItem: z.ZodMiniType<Item>,
): PostPublisher<Item> {
  return {
    publish: async ({ fields, files, notifyProgress }, signal) => {
      const form = [...fields, ...files.map((file) => [slot, file] as const)];
      const sent = await uploads.send({ path, fields: form, onProgress: notifyProgress, signal });
      if (sent.kind === 'done') {
        const item = wireItem.safeParse(sent.value);
        return { outcome: item.success ? done(item.data) : refused('malformed'), failures: [] };
      }
      const { reason, body } = sent;
      const names = fields.map(([name]) => name);
      return { outcome: refused(postFailure(reason, body, names)), failures: fileFailures(body, files, slot) };
    },
  };
}
