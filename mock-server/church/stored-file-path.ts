const root = '/api/File/content/';

/**
 * The server-relative address of a stored file, as it is in `imageUrls` (ADVT-01, BULL-02). It is under `/api/`, so
 * that the host that answers calls also serves the pictures.
 */
export const storedFilePath = (fileId: string): string => root + encodeURIComponent(fileId);

/** The id in such an address, or null when the address is not that of a stored file. */
export const storedFileIdOf = (path: string): string | null =>
  path.startsWith(root) ? decodeURIComponent(path.slice(root.length)) : null;
