import type { Church } from '../church.ts';
import type { StoredFile } from '../schemas/files.ts';
import { storedFileIdOf, storedFilePath } from '../stored-file-path.ts';
import { done, type Outcome, refuse } from './outcome.ts';
import type { AcceptedFile } from './uploads.ts';

const gone = refuse('notFound', '파일이 없습니다.');

/** Stores an accepted upload and returns its id. */
export async function storeFile(church: Church, { name, contentType, bytes }: AcceptedFile): Promise<string> {
  const id = crypto.randomUUID();
  await church.storedFiles.create({ id, fileName: name, contentType, content: bytes });
  return id;
}

/** Stores accepted images, in their order, and returns their server-relative addresses. */
export const storeImages = async (church: Church, images: readonly AcceptedFile[]): Promise<string[]> => {
  const ids = await Promise.all(images.map((image) => storeFile(church, image)));
  return ids.map(storedFilePath);
};

export function readFile(church: Church, id: string): Outcome<StoredFile> {
  const found = church.storedFiles.findFirst((query) => query.where({ id }));
  return found ? done(found) : gone;
}

export const removeFile = (church: Church, id: string): void => {
  church.storedFiles.delete((query) => query.where({ id }));
};

/** Removes the files behind addresses of this server; an address of anything else is left alone. */
export function removeImages(church: Church, imageUrls: readonly string[]): void {
  for (const url of imageUrls) {
    const id = storedFileIdOf(url);
    if (id !== null) removeFile(church, id);
  }
}
