import type { StoredFile } from '../../church/schemas/files.ts';
import { drawBulletin } from './bulletin.ts';
import { drawPoster } from './poster.ts';

/** The body of a stored file: its bytes or text unchanged, a drawing drawn now. */
export const fileContent = ({ content }: StoredFile): string | Uint8Array<ArrayBuffer> => {
  if (typeof content === 'string' || !('drawing' in content)) return content;
  return content.drawing === 'poster' ? drawPoster(content) : drawBulletin(content.date, content.page, content.people);
};
