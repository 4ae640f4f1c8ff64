import * as z from 'zod/mini';
import { calendarDate } from './parts.ts';

/**
 * A picture that is drawn when it is read: a year of bulletins is two hundred pages, far too much to keep in every
 * snapshot. `people` are names that the page shows, `look` chooses one of the poster's colourings.
 */
const drawingSchema = z.discriminatedUnion('drawing', [
  z.object({
    drawing: z.literal('bulletin'),
    date: calendarDate,
    page: z.int().check(z.minimum(1), z.maximum(4)),
    people: z.array(z.string()),
  }),
  z.object({ drawing: z.literal('poster'), heading: z.string(), line: z.string(), look: z.int().check(z.minimum(0)) }),
]);

const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value), 'expected bytes');

/** A file as it was uploaded (bytes), as text, or as the recipe of a drawing; `fileContent` reads all three. */
export const storedFileSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  content: z.union([z.string(), bytes, drawingSchema]),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

const root = '/api/File/content/';

/**
 * The server-relative address of a stored file, as it is in `imageUrls` (ADVT-01, BULL-02). It is under `/api/`, so
 * that the host that answers calls also serves the pictures.
 */
export const storedFilePath = (fileId: string): string => root + encodeURIComponent(fileId);

/** The id in such an address, or null when the address is not that of a stored file. */
export const storedFileIdOf = (path: string): string | null => {
  if (!path.startsWith(root)) return null;
  try {
    return decodeURIComponent(path.slice(root.length));
  } catch {
    return null;
  }
};
