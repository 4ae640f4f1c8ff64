import { HttpResponse } from 'msw';
import type { StoredFile } from '../../church/schemas/files.ts';
import { fileContent } from '../../seeds/drawings/file-content.ts';

/** A stored file with inline disposition, under the content type as which it was accepted. */
export function fileReply(file: StoredFile): Response {
  const content = fileContent(file);
  return new HttpResponse(content, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
