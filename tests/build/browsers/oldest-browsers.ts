import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rulesIn } from '../../../src/build/sheets-in-scripts.ts';
import { guarded } from './guarded.ts';
import { youngScriptFeatures } from './script-features.ts';
import { youngStyleFeatures } from './style-features.ts';

/** Code that runs only in Node. */
const NODE_ONLY =
  /^src\/build\/|\.d\.ts$|^mock-server\/demo\.ts$|^mock-server\/hosts\/(?!browser|beside-page|service-worker|cookie|no-|memory\/(?!folder))/;

/** The PDF library, which is loaded only when a PDF is chosen. */
const PDF = /\/pdf(?:js-dist(?:-\d+)?|\.worker)-[^/]*$/;

/**
 * Searches the built and the written code for features that the oldest browsers of the README lack.
 * @param builds the folders of the builds, from the root
 * @returns a sentence for each feature that is neither guarded nor listed, and for each listed one that is no longer
 * used
 * @throws Error when a build is missing or empty
 */
export async function youngFeatures(top: string, builds: readonly string[]): Promise<readonly string[]> {
  const sources = [...(await filesIn(top, 'src')), ...(await filesIn(top, 'mock-server'))];
  const written = sources.filter((file) => /\.tsx?$/.test(file) && !NODE_ONLY.test(file));
  const built = (await Promise.all(builds.map((folder) => filesIn(top, folder)))).flat();
  const scripts = built.filter((file) => file.endsWith('.js'));
  const found = {
    written: await featuresOf(top, written, youngScriptFeatures),
    scripts: await featuresOf(
      top,
      scripts.filter((file) => !PDF.test(file)),
      youngScriptFeatures,
    ),
    pdf: await featuresOf(
      top,
      scripts.filter((file) => PDF.test(file)),
      youngScriptFeatures,
    ),
    styles: await featuresOf(
      top,
      built.filter((file) => /\.(?:css|js)$/.test(file)),
      (name, text) => youngStyleFeatures(name.endsWith('.css') ? text : rulesIn(text).join('\n')),
    ),
  };
  return [
    ...unlisted(found.written, guarded.ours),
    ...unlisted(found.scripts, { ...guarded.ours, ...guarded.libraries }),
    ...unlisted(found.pdf, { ...guarded.ours, ...guarded.libraries, ...guarded.pdf }),
    ...unlisted(found.styles, guarded.styles),
    ...Object.keys({ ...guarded.ours, ...guarded.libraries, ...guarded.styles })
      .filter((feature) => !found.scripts.has(feature) && !found.styles.has(feature))
      .concat(Object.keys(guarded.pdf).filter((feature) => !found.pdf.has(feature)))
      .map((feature) => `${feature} is listed as guarded, but nothing uses it any more`),
  ];
}

type Found = ReadonlyMap<string, readonly string[]>;

const unlisted = (found: Found, listed: Readonly<Record<string, string>>): string[] =>
  [...found]
    .filter(([feature]) => !Object.hasOwn(listed, feature))
    .map(([feature, files]) => `${feature} is younger than the oldest browser of the README: ${files.join(', ')}`);

async function featuresOf(
  top: string,
  files: readonly string[],
  read: (name: string, text: string) => ReadonlySet<string>,
): Promise<Found> {
  const found = new Map<string, string[]>();
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await readFile(join(top, file), 'utf8') })));
  for (const { file, text } of texts) for (const feature of read(file, text)) add(found, feature, file);
  return found;
}

function add(found: Map<string, string[]>, feature: string, file: string): void {
  found.set(feature, [...(found.get(feature) ?? []), file]);
}

async function filesIn(top: string, folder: string): Promise<readonly string[]> {
  const names = await readdir(join(top, folder), { recursive: true });
  if (names.length === 0) throw new Error(`${folder} is empty: there is nothing to look for`);
  return names.map((name) => `${folder}/${name}`);
}
