import {
  GlobalWorkerOptions,
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite builds a worker from it and exports its URL
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url';
import { convertedName, pageScale } from '@/content/uploads/files.ts';
import type { FileConversion, PdfPages } from '@/content/uploads/uploads.ports.ts';
import { done, refused } from '@/shared/outcome.ts';
import { jpegOf, releaseCanvas, whiteCanvas } from './file-conversion.ts';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Draws the pages of a PDF one after the other: a phone has memory for only one. */
export const drawPdfPages: FileConversion['pagesOf'] = async (pdf, most, signal) => {
  const lacking: string[] = [];
  const loading = getDocument({
    data: new Uint8Array(await pdf.arrayBuffer()),
    ...factories(lacking),
    useWorkerFetch: false,
    verbosity: VerbosityLevel.ERRORS,
    // The content security policy forbids `eval` and WebAssembly.
    isEvalSupported: false,
    useWasm: false,
  });
  try {
    return done(await drawAll(await loading.promise, { pdf, most, signal, lacking }));
  } catch (error) {
    return refused(error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unpaged');
  } finally {
    await loading.destroy();
  }
};

interface Drawing {
  readonly pdf: File;
  readonly most: number;
  readonly signal: AbortSignal;
  /** Names of data that were requested and are missing: the library would leave the text out without an error. */
  readonly lacking: readonly string[];
}

async function drawAll(document: PDFDocumentProxy, { pdf, most, signal, lacking }: Drawing): Promise<PdfPages> {
  const count = document.numPages;
  const pages: File[] = [];
  for (let number = 1; number <= Math.min(count, most); number += 1) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- one page at a time, see above
    const page = await document.getPage(number);
    // oxlint-disable-next-line no-await-in-loop
    pages.push(await drawPage(page, pdf, number));
    if (lacking.length > 0) throw new Error(`There is no ${lacking.join(', ')}`);
  }
  return { pages, count };
}

/** Gives the library its data from memory instead of from URLs. @param lacking collects the names of missing data */
function factories(lacking: string[]) {
  const read = async (name: string): Promise<Uint8Array> => {
    try {
      return (await import('./pdf-data.ts')).pdfDataOf(name);
    } catch (error) {
      lacking.push(name);
      throw error;
    }
  };
  return {
    CMapReaderFactory: class {
      async fetch({ name }: { readonly name: string }) {
        return { cMapData: await read(name), isCompressed: true };
      }
    },
    StandardFontDataFactory: class {
      fetch({ filename }: { readonly filename: string }) {
        return read(filename);
      }
    },
  };
}

async function drawPage(page: PDFPageProxy, pdf: File, number: number): Promise<File> {
  const viewport = page.getViewport({ scale: pageScale(page.getViewport({ scale: 1 })) });
  const canvas = whiteCanvas({ width: Math.ceil(viewport.width), height: Math.ceil(viewport.height) });
  // With `print`, the library also draws in a hidden tab.
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  await demandPictures(page);
  const file = await jpegOf(canvas, convertedName(pdf.name, `-${number}`), pdf, Infinity);
  releaseCanvas(canvas);
  page.cleanup();
  return file;
}

/**
 * Checks that every picture was read: the library leaves an unreadable picture out without an error.
 * @throws Error when one is missing
 */
async function demandPictures(page: PDFPageProxy): Promise<void> {
  const { fnArray, argsArray } = await page.getOperatorList({ intent: 'print' });
  fnArray.forEach((operation, at) => {
    if (operation !== OPS.paintImageXObject) return;
    const [id]: readonly string[] = argsArray[at];
    const pictures = id?.startsWith('g_') === true ? page.commonObjs : page.objs;
    if (id !== undefined && pictures.has(id) && pictures.get(id) === null) throw new Error(`${id} cannot be read`);
  });
}
