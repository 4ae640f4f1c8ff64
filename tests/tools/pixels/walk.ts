import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { photograph, WIDTHS } from './camera.ts';
import { differenceOf } from './compare.ts';
import type { Differing } from './report.ts';
import type { View } from './views.ts';

export interface Gallery {
  readonly browser: Browser;
  /** The server that both sites call. */
  readonly church: string;
  /** The sites, built from the revision and from the working tree. */
  readonly before: string;
  readonly after: string;
  /** Where pictures are written. */
  readonly folder: string;
}

export interface Walked {
  readonly looked: number;
  readonly differing: readonly Differing[];
  readonly troubles: readonly string[];
}

/** Photographs both sites and compares the pictures, several views at a time. */
export async function walk(
  gallery: Gallery,
  views: readonly View[],
  places: number,
  tell: (sentence: string) => void,
): Promise<Walked> {
  const jobs = views.flatMap((view) => WIDTHS.map((width) => ({ view, width })));
  const differing: Differing[] = [];
  const troubles: string[] = [];
  let looked = 0;
  const work = async (): Promise<void> => {
    const comparePage = await gallery.browser.newPage();
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      const { view, width } = job;
      try {
        // oxlint-disable-next-line no-await-in-loop -- each place has one view at a time
        const found = await lookAt(gallery, comparePage, view, width);
        looked += found.looked;
        differing.push(...found.differing);
        for (const { name, pixels, x, y } of found.differing)
          tell(`differs  ${name}: ${pixels} pixels from ${x}, ${y}`);
      } catch (error) {
        const [sentence = ''] = String(error).split('\n');
        troubles.push(`${view.name} ${width}: ${sentence}`);
        tell(`FAILED   ${view.name} ${width}: ${sentence}`);
      }
    }
  };
  await Promise.all(Array.from({ length: places }, work));
  return { looked, differing: differing.toSorted((one, other) => one.name.localeCompare(other.name)), troubles };
}

/** @throws Error when one of the sites has a picture that the other lacks */
async function lookAt(
  { browser, church, before, after, folder }: Gallery,
  comparePage: Page,
  view: View,
  width: string,
) {
  const former = await photograph({ browser, church, site: before }, view, width);
  const present = await photograph({ browser, church, site: after }, view, width);
  const differing: Differing[] = [];
  for (const [index, { name, png }] of present.entries()) {
    const old = former[index];
    if (old === undefined || former.length !== present.length) throw new Error('Something folds on one site alone');
    /* oxlint-disable no-await-in-loop -- the page that compares holds one picture at a time */
    const difference = await differenceOf(comparePage, old.png, png);
    const file = await write(folder, 'after', name, png);
    if (difference !== undefined) {
      differing.push({
        name,
        pixels: difference.pixels,
        x: difference.x,
        y: difference.y,
        after: file,
        before: await write(folder, 'before', name, old.png),
        difference: await write(folder, 'difference', name, difference.png),
      });
    }
    /* oxlint-enable no-await-in-loop */
  }
  return { looked: present.length, differing };
}

/** @returns the file as the report links it */
async function write(folder: string, kind: string, name: string, png: Buffer): Promise<string> {
  const file = `${kind}/${name.replaceAll(/\W+/g, '-')}.png`;
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), png);
  return file;
}
