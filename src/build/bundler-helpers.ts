import { parseSync } from 'vite';
import type { Manifest } from './bundle.ts';

/** The chunk in which the bundler puts the functions that it adds to a program itself. */
export interface BundlerHelpers {
  /** Its file name. */
  readonly file: string;
  /** The statements that make the functions. */
  readonly body: string;
  /** The names of its exports, and what they are called in the statements. */
  readonly exports: readonly (readonly [exported: string, local: string])[];
}

/** Such a name no minifier gives. */
const exportName = (exported: string): string => `helper_${exported}`;

const pairsOf = (names: string): readonly (readonly [string, string])[] =>
  names.split(',').map((pair) => {
    const [first = '', second = first] = pair.trim().split(' as ');
    return [first, second];
  });

/** @throws Error when the code is not statements and one list of exports */
export function bundlerHelpers(file: string, code: string): BundlerHelpers {
  const [, body, names] = /^(.*?)\bexport\s*\{([^}]*)\};?\s*$/s.exec(code) ?? [];
  if (body === undefined || names === undefined || /^import\b/m.test(body))
    throw new Error(`${file} does not only export helpers: see how the bundler writes them now`);
  return { file, body, exports: pairsOf(names).map(([local, exported]) => [exported, local]) };
}

const importOf = (file: string): RegExp =>
  new RegExp(String.raw`import\s*\{([^}]*)\}\s*from\s*["'\`]\./${file.replaceAll('.', String.raw`\.`)}["'\`];?`);

/**
 * Makes the helpers part of the file that every other one imports, so that they cost no request.
 * @param code of that file
 * @throws Error when the file does not import the helpers, or imports another one, which might need them before they
 *   are there
 */
export function withHelpers(code: string, { file, body, exports }: BundlerHelpers): string {
  const inside = code.replace(importOf(file), (_, names: string) => {
    const own = pairsOf(names).map(([exported, local]) => `,${local}=${exportName(exported)}`);
    const made = exports.map(([exported]) => exportName(exported)).join();
    return `var[${made}]=(()=>{${body}\nreturn[${exports.map(([, local]) => local).join()}]})()${own.join('')};`;
  });
  if (inside === code) throw new Error(`The file that gets the helpers of the bundler does not import ${file}`);
  if (parseSync(file, inside).module.staticImports.length > 0)
    throw new Error('The file that gets the helpers of the bundler imports another');
  return `${inside.trimEnd()}\nexport{${exports.map(([exported]) => exportName(exported)).join()}};\n`;
}

/**
 * Makes another file import the helpers from the file that has them now.
 * @param host the name of that
 * @throws Error when the file names their old one in another way
 */
export function withHelpersOf(host: string, code: string, { file }: BundlerHelpers): string {
  const renamed = code
    .replace(importOf(file), (_, names: string) => {
      const own = pairsOf(names).map(([exported, local]) => `${exportName(exported)} as ${local}`);
      return `import{${own.join()}}from"./${host}";`;
    })
    // In its lists of preloads.
    .replaceAll(`assets/${file}`, `assets/${host}`);
  if (renamed.includes(file))
    throw new Error(`${file} is imported in a way that is not known here: ${code.slice(0, 200)}`);
  return renamed;
}

/** The manifest of a build whose helpers are in another file. */
export function manifestWithHelpersIn(host: string, manifest: Manifest, { file }: BundlerHelpers): Manifest {
  const keyOf = (name: string): string | undefined =>
    Object.keys(manifest).find((key) => manifest[key]?.file.endsWith(`/${name}`) === true);
  const [gone, kept] = [keyOf(file), keyOf(host)];
  const importsOf = (key: string, imports: readonly string[]): readonly string[] =>
    [...new Set(imports.flatMap((one) => (one === gone ? (kept ?? []) : one)))].filter((one) => one !== key);
  return Object.fromEntries(
    Object.entries(manifest)
      .filter(([key]) => key !== gone)
      .map(([key, chunk]) => [key, { ...chunk, imports: importsOf(key, chunk.imports ?? []) }]),
  );
}
