import { type FileRule, recogniseFile } from './files.ts';
import type { FileConversion } from './uploads.ports.ts';
import type { OpenedFile } from './uploads.ts';

/** Converts and opens a chosen file: the file itself, a smaller one, or its pages. */
export type FitFile = (chosen: OpenedFile, signal: AbortSignal) => Promise<readonly OpenedFile[]>;

/** A larger PDF does not fit into the memory of a phone. */
const MOST_PDF_BYTES = 100 * 1024 * 1024;

/**
 * Converts chosen files so that they may be sent (BULL-05): a PDF into pictures of its pages; a picture that is too
 * large, or of a kind that not every device shows, into a smaller JPEG. A file that cannot be converted is returned
 * unchanged, and the file rule then names the reason.
 */
export function makeFitFile(conversion: FileConversion, rule: FileRule): FitFile {
  const fitPdf = async (chosen: OpenedFile, signal: AbortSignal): Promise<readonly OpenedFile[]> => {
    const { file, head } = chosen;
    if (file.size > MOST_PDF_BYTES) return [{ ...chosen, error: 'unpaged' }];
    const made = await conversion.pagesOf(file, rule.maxFiles, signal);
    if (made.kind === 'refused') return [{ ...chosen, error: made.reason }];
    const { pages, count } = made.value;
    const opened = pages.map((page): OpenedFile => ({ file: page, head: JPEG, convertedFrom: 'pdf' }));
    return count > pages.length ? [...opened, { file, head, error: 'tooMany' }] : opened;
  };
  const fitPicture = async (chosen: OpenedFile): Promise<readonly OpenedFile[]> => {
    const smaller = await conversion.shrink(chosen.file, rule.maxBytes);
    return [smaller === undefined ? chosen : { file: smaller, head: JPEG, convertedFrom: 'largePicture' }];
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

/** The first bytes of a converted file. */
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff);
