import { mkdtemp, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** What a file holds, where its name says otherwise or the browser draws none. */
const CONTENTS: Readonly<Record<string, string>> = {
  '프로그램.png': 'MZ\u0090\0\u0003\0\0\0\u0004\0\0\0\u00ff\u00ff',
  '빈파일.png': '',
  '사진.heic': '\0\0\0\u0018ftypheic\0\0\0\0mif1heic',
  '사진.jpg': '\0\0\0\u0018ftypheic\0\0\0\0mif1heic',
  '그림.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>window.hacked = true</script></svg>',
  '문서.pdf': '%PDF-1.7\n%%EOF',
};

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

const LARGE = '큰그림.png';
const LARGE_BYTES = 50 * 1024 * 1024;

/** Makes real files in a folder of their own: pictures are drawn by the browser, each with its name. @returns their paths */
export async function makeFiles(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bulletin-'));
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = CONTENTS[name];
      await writeFile(path, content === undefined ? await drawPicture(page, name) : Buffer.from(content, 'latin1'));
      if (name === LARGE) await truncate(path, LARGE_BYTES);
      return path;
    }),
  );
}

export async function drawPicture(page: Page, name: string): Promise<Buffer> {
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
