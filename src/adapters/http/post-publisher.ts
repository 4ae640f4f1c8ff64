import type { PostPublisher } from '@/content/ports/post-publisher.ts';
import type { UploadGateway } from '@/content/ports/uploads.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import type { AttachmentCalls } from './http-post-repository.ts';
import { fileFailures, postFailure } from './problem-errors.ts';

/** Publishes posts with their files, each as one form (BIBL-02, ADVT-02). */
export function makePostPublisher<Item>(
  uploads: UploadGateway,
  baseUrl: string,
  { posted: path, files: slot, wireItem }: AttachmentCalls<Item>,
): PostPublisher<Item> {
  return {
    publish: async ({ fields, files, notifyProgress }, signal) => {
      const form = [...fields, ...files.map((file) => [slot, file] as const)];
      const sent = await uploads.send({ path, fields: form, onProgress: notifyProgress, signal });
      if (sent.kind === 'done') {
        const item = wireItem(baseUrl).safeParse(sent.value);
        return { outcome: item.success ? done(item.data) : refused('malformed'), failures: [] };
      }
      const { reason, body } = sent;
      const names = fields.map(([name]) => name);
      return { outcome: refused(postFailure(reason, body, names)), failures: fileFailures(body, files, slot) };
    },
  };
}
