import { HEAD_BYTES } from '@/content/domain/file-check.ts';
import type { FileHeads } from '@/content/ports/uploads.ts';

/** Reads only the beginning of a file. */
export const browserFileHeads: FileHeads = {
  readHead: async (file) => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()),
};
