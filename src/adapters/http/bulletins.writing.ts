import * as z from 'zod/mini';
import type { BulletinPublisher } from '@/content/bulletins/bulletins.ports.ts';
import type { UploadGateway } from '@/content/uploads/uploads.ports.ts';
import type { FileFailure } from '@/content/uploads/uploads.ts';
import { done, refused } from '@/shared/outcome.ts';
import { wireText, wireUpTo } from './wire.ts';

const wireResult = z.object({ fileName: wireText, uploaded: z.boolean(), errorMsg: wireText });
/** One result for each file; further ones are dropped. */
const wireResults = wireUpTo(500, wireResult);

type WireResult = z.infer<typeof wireResult>;

/**
 * Publishes bulletins over HTTP: the field `files` once for each page, with week and mode, which a server may ignore
 * (BULL-05).
 */
export function makeHttpBulletinPublisher(uploads: UploadGateway): BulletinPublisher {
  return {
    publish: async ({ label, mode, files, notifyProgress }, signal) => {
      const pages = files.map((file) => ['files', file] as const);
      // Texts before files, so that a server that parses the stream knows the Sunday before the first page.
      const fields = [['dateFolder', label] as const, ['mode', mode] as const, ...pages];
      const sent = await uploads.send({ path: 'api/File/newBulletin', fields, onProgress: notifyProgress, signal });
      if (sent.kind === 'refused') return refused(sent.reason);
      const results = wireResults.safeParse(sent.value);
      if (results.success) return done(failuresAmong(files, results.data));
      sent.logMalformed?.();
      return refused('malformed');
    },
  };
}

/**
 * The results are in the order of the files. If there are fewer results than files, they are matched by name, and a
 * file without a result has failed.
 */
function failuresAmong(files: readonly File[], results: readonly WireResult[]): readonly FileFailure[] {
  const left = [...results];
  const resultOf = ({ name }: File, index: number): WireResult | undefined => {
    if (results.length === files.length) return results[index];
    const found = left.findIndex(({ fileName }) => fileName.normalize('NFC') === name.normalize('NFC'));
    return found < 0 ? undefined : left.splice(found, 1)[0];
  };
  return files.flatMap((file, index) => {
    const result = resultOf(file, index);
    return result?.uploaded === true ? [] : [{ index, fileName: file.name, message: result?.errorMsg ?? '' }];
  });
}
