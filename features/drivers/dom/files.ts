import type { BrowserWindow } from 'happy-dom';
import { CONTENTS, endOf, filledUpTo, TYPES } from '../file-contents.ts';

/** Nothing is drawn here: of a picture there are the first bytes, by which the site and the church know its kind. */
const HEADS: Readonly<Record<string, string>> = {
  png: '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR',
  jpg: '\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF\0',
  webp: 'RIFF\0\0\0\0WEBPVP8 ',
};

/** Gives files of this device to a chooser, as its dialog does. @throws Error for more than it takes */
export function chooseFiles(window: BrowserWindow, element: Element, names: readonly string[]): void {
  const chooser = element as HTMLInputElement;
  if (names.length > 1 && !chooser.multiple) throw new Error('The chooser takes one file');
  const files = window.document.createElement('input').files;
  files?.push(...names.map((name) => fileOf(window, name)));
  Object.assign(chooser, { files });
  for (const kind of ['input', 'change'])
    chooser.dispatchEvent(new window.Event(kind, { bubbles: true }) as unknown as Event);
}

function fileOf(window: BrowserWindow, name: string) {
  const content = Buffer.from(CONTENTS[name] ?? HEADS[endOf(name)] ?? '', 'latin1');
  const bytes = Buffer.alloc(filledUpTo(name) ?? content.length);
  content.copy(bytes);
  return new window.File([bytes], name, { type: TYPES[endOf(name)] ?? '' });
}
