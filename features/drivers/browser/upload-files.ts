import { mkdtemp, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { sequentially } from '../../support/sequentially.ts';

const PROGRAM = 'MZ\u0090\0\u0003\0\0\0\u0004\0\0\0\u00ff\u00ff';
const PHOTOGRAPH = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic';
const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF';

/** Three empty pages. */
const THREE_PAGES = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 595 842]>>endobj
${[3, 4, 5].map((page) => `${page} 0 obj<</Type/Page/Parent 2 0 R>>endobj`).join('\n')}
trailer<</Root 1 0 R>>
%%EOF`;

/** Contents that differ from the file's name, or that the browser cannot draw. */
const CONTENTS: Readonly<Record<string, string>> = {
  '프로그램.png': PROGRAM,
  '프로그램.pdf': PROGRAM,
  '빈파일.png': '',
  '빈문제지.pdf': '',
  '사진.heic': PHOTOGRAPH,
  '사진.jpg': PHOTOGRAPH,
  '그림.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>window.hacked = true</script></svg>',
  '주보.pdf': THREE_PAGES,
  '문서.pdf': PDF,
  '문제지.pdf': PDF,
  '새문제지.pdf': PDF,
  '큰문제지.pdf': PDF,
};

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

const LARGE: readonly string[] = ['큰그림.png', '큰문제지.pdf'];
const LARGE_BYTES = 50 * 1024 * 1024;

/** Large enough for an upload that takes a while, and small enough to be allowed. */
const HEAVY_BYTES = 400_000;

const folders: string[] = [];

/** Deletes all created files after the scenario. */
export async function removeFiles(): Promise<void> {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
}

/**
 * Creates real files in a folder of their own; the browser draws the pictures, each with its name. @returns their paths
 */
export async function makeFiles(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  folders.push(folder);
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = CONTENTS[name];
      await writeFile(path, content === undefined ? await drawPicture(page, name) : Buffer.from(content, 'latin1'));
      if (LARGE.includes(name)) await truncate(path, LARGE_BYTES);
      if (name.startsWith('무거운')) await truncate(path, HEAVY_BYTES);
      return path;
    }),
  );
}

const whole = new Map<string, Buffer>();

/** Breaks a chosen file without changing its size or date. */
export async function spoilFile(name: string): Promise<void> {
  const path = pathOf(name);
  const content = await readFile(path);
  whole.set(path, content);
  await rewrite(path, Buffer.alloc(content.length, '?'));
}

/** Undoes {@link spoilFile}. */
export async function mendFile(name: string): Promise<void> {
  const content = whole.get(pathOf(name));
  if (content === undefined) throw new Error(`${name} is not broken`);
  await rewrite(pathOf(name), content);
}

/** Keeps the date, because a browser does not send a file whose date has changed since it was chosen. */
async function rewrite(path: string, content: Buffer): Promise<void> {
  const { atime, mtime } = await stat(path);
  await writeFile(path, content);
  await utimes(path, atime, mtime);
}

function pathOf(name: string): string {
  const folder = folders.at(-1);
  if (folder === undefined) throw new Error('No file was chosen');
  return join(folder, name);
}

/** Drops files onto an element as if they came from another window. */
export async function dropFiles(zone: Locator, names: readonly string[]): Promise<void> {
  const picture = await drawPicture(zone.page(), '표지.png');
  const files = names.map((name) => {
    const content = CONTENTS[name];
    return [name, (content === undefined ? picture : Buffer.from(content, 'latin1')).toString('base64')] as const;
  });
  const held = await zone.page().evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name, base64] of all) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'image/png' }));
    }
    return transfer;
  }, files);
  await sequentially(['dragenter', 'dragover', 'drop'], (event) => zone.dispatchEvent(event, { dataTransfer: held }));
}

async function drawPicture(page: Page, name: string): Promise<Buffer> {
  const address = await page.evaluate(
    ([text, type]) => {
      const canvas = document.createElement('canvas');
      canvas.width = 210;
      canvas.height = 297;
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('This browser cannot draw');
      pen.fillStyle = 'ivory';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.fillStyle = 'black';
      pen.fillText(text, 20, 40);
      return canvas.toDataURL(type);
    },
    [name, TYPES[name.split('.').at(-1) ?? ''] ?? 'image/png'] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
