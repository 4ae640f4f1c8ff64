import { type FileRule, recogniseFile } from '../domain/file-check.ts';
import type { OpenedFile } from '../domain/upload-list.ts';
import type { FileConversion } from '../ports/uploads.ts';

/** Opens what a chosen file becomes: itself, something smaller, or its pages. */
export type FitFile = (chosen: OpenedFile, signal: AbortSignal) => Promise<readonly OpenedFile[]>;

/** A PDF that is larger is more than the memory of a phone. */
const MOST_PDF_BYTES = 100 * 1024 * 1024;

/**
 * Makes chosen files fit (BULL-05): a PDF becomes the pictures of its pages; a picture that is too large, or of a kind that
 * not every device shows, is drawn anew. What cannot be made to fit stays what it is, for the rule to say why.
 */
export function makeFitFile(conversion: FileConversion, rule: FileRule): FitFile {
  const fitPdf = async (chosen: OpenedFile, signal: AbortSignal): Promise<readonly OpenedFile[]> => {
    const { file, head } = chosen;
    if (file.size > MOST_PDF_BYTES) return [{ ...chosen, error: 'unpaged' }];
    const made = await conversion.pagesOf(file, rule.maxFiles, signal);
    if (made.kind === 'refused') return [{ ...chosen, error: made.reason }];
    const { pages, count } = made.value;
    const opened = pages.map((page): OpenedFile => ({ file: page, head: JPEG, made: 'pdf' }));
    return count > pages.length ? [...opened, { file, head, error: 'tooMany' }] : opened;
  };
  const fitPicture = async (chosen: OpenedFile): Promise<readonly OpenedFile[]> => {
    const smaller = await conversion.shrink(chosen.file, rule.maxBytes);
    return [smaller === undefined ? chosen : { file: smaller, head: JPEG, made: 'largePicture' }];
  };

  return async (chosen, signal) => {
    const { file, head } = chosen;
    if (rule.adapts !== true || head === undefined || file.size === 0) return [chosen];
    const kind = recogniseFile(head);
    if (kind === 'pdf') return fitPdf(chosen, signal);
    const isTooLarge = rule.kinds.includes(kind) && file.size > rule.maxBytes;
    return isTooLarge || kind === 'heic' ? fitPicture(chosen) : [chosen];
  };
}

/** How what is made begins. */
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff);
