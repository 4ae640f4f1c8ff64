import { HEAD_BYTES } from '@/content/uploads/files.ts';
import type { FileHeads } from '@/content/uploads/uploads.ports.ts';

/** Reads only the beginning of a file. */
export const browserFileHeads: FileHeads = {
  readHead: async (file) => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()),
};
