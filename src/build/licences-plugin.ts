import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The first lines: the only licence that is not open source. */
const NOTE =
  'react-leaflet and @react-leaflet/core are under the Hippocratic License 2.1, which is no open-source licence: it\n' +
  'binds those who use them not to violate human rights. All others are under open-source licences.\n';

/**
 * Writes `licenses.txt` into the build: every bundled package with its licence.
 * @param besides packages that are bundled separately
 */
export function licencesPlugin(besides: readonly string[] = []): Plugin {
  let root = '';
  return {
    name: 'licences',
    configResolved: (config) => {
      ({ root } = config);
    },
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: {
      async handler(_, bundle) {
        const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
        const others = besides.map((name) => `${root}/node_modules/${name}/package.json`);
        const source = await licencesText(packagesOf([...modules, ...others]));
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
      },
    },
  };
}

/** The folders of the packages that the modules belong to, sorted by name. */
export function packagesOf(modules: readonly string[]): readonly string[] {
  const folders = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []);
  const named = folders.map((folder) => ({ folder, name: folder.slice(folder.lastIndexOf('node_modules/')) }));
  return [...new Map(named.map(({ folder, name }) => [name, folder])).entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, folder]) => folder);
}

async function licencesText(folders: readonly string[]): Promise<string> {
  const entries = await Promise.all(folders.map(licenceOf));
  return [NOTE, ...entries].join(`\n${'-'.repeat(80)}\n\n`);
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license }: Record<string, unknown> = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : await readFile(join(folder, file), 'utf8');
  return `${String(name)} ${String(version)}: ${String(license)}\n\n${text.trim()}\n`;
}
