import type { QueuedFile } from '@/content/uploads/uploads.ts';

const bytesOf = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

/** The first bytes of files of each kind. */
export const heads = {
  png: '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR',
  jpeg: '\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF',
  webp: 'RIFF\u0024\0\0\0WEBPVP8 ',
  gif: 'GIF89a\u0001\0\u0001\0',
  pdf: '%PDF-1.7\n%\u00e2\u00e3',
  heic: '\0\0\0\u0018ftypheic\0\0\0\0mif1heic',
  svg: '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  program: 'MZ\u0090\0\u0003\0\0\0\u0004\0\0\0\u00ff\u00ff',
  text: 'hello',
} as const;

export type HeadName = keyof typeof heads;

export const aHead = (kind: HeadName): Uint8Array<ArrayBuffer> => Uint8Array.from(bytesOf(heads[kind]));

/**
 * A file with the content of its kind, whatever its name. @param size in bytes, at least that of the head; only the
 * head when 0
 */
export function aFile(name: string, kind: HeadName = 'png', size = 0): File {
  const head = aHead(kind);
  const rest = new Uint8Array(Math.max(0, size - head.length));
  return new File([head, rest], name, { lastModified: 1 });
}

export const aQueuedFile = (id: number, queued: Partial<QueuedFile> = {}): QueuedFile => ({
  id,
  file: aFile(`${id}.png`),
  failure: undefined,
  ...queued,
});
