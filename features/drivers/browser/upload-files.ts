import { mkdtemp, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { sequentially } from '../../support/sequentially.ts';
import { CONTENTS, endOf, filledUpTo, TYPES } from '../file-contents.ts';

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
      const bytes = filledUpTo(name);
      if (bytes !== undefined) await truncate(path, bytes);
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
    [name, TYPES[endOf(name)] ?? 'image/png'] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
