import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { BuiltScripts } from './bundle.ts';

/** A script or another file of a build, as far as it matters here. */
export type BuiltFile =
  | {
      readonly type: 'chunk';
      code: string;
      /** The style sheets that it needs, by their names in the build. */
      readonly viteMetadata?: { readonly importedCss: Set<string> } | undefined;
    }
  | { readonly type: 'asset'; readonly source: string | Uint8Array };

/** Style sheets that are no files of the build, since their scripts contain them. */
export interface MovedSheets {
  /** By the name of the script. */
  readonly names: Map<string, readonly string[]>;
  /** By the name that the sheet had. */
  readonly texts: Map<string, string>;
}

export const noMovedSheets = (): MovedSheets => ({ names: new Map(), texts: new Map() });

/** In bytes after gzip: below it a request costs more than the rules. */
export const SMALL_SHEET = 1200;

const isSmall = (css: string): boolean => gzipSync(css, { level: 9 }).length < SMALL_SHEET;

/**
 * The end of a script that applies the rules when it runs, which is before anything that they concern is shown. The security
 * policy does not forbid it, as it does style elements.
 */
const applying = (css: string): string =>
  `\n;{let s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}`;

/** What scripts with sheets are named after besides the sheets themselves: how these get into them. */
const MOVING = `${SMALL_SHEET} ${applying('')}`;

const APPLIED = /new CSSStyleSheet;s\.replaceSync\(("(?:[^"\\]|\\.)*")\)/g;

/** The rules that a script of the build applies. */
export const rulesIn = (script: string): readonly string[] =>
  [...script.matchAll(APPLIED)].map(([, text = '""']) => String(JSON.parse(text)));

/**
 * Moves each small sheet of a build into the scripts that need it. The bundler names a script after its sheets, too, so that
 * one with other rules has another name. Layers decide which rules win: the sheets in scripts come after all others.
 * @param bundle the files of the build by their names; small sheets are removed from it
 * @param moved gets what was moved
 */
export function moveSmallSheets(bundle: Record<string, BuiltFile>, moved: MovedSheets): void {
  for (const [script, file] of Object.entries(bundle)) {
    if (file.type !== 'chunk') continue;
    const { importedCss = new Set<string>() } = file.viteMetadata ?? {};
    const small = [...importedCss].flatMap((name) => {
      const css = moved.texts.get(name) ?? textOf(bundle[name]);
      return css !== undefined && isSmall(css) ? [{ name, css }] : [];
    });
    for (const { name, css } of small) {
      moved.texts.set(name, css);
      importedCss.delete(name);
      file.code += applying(css);
    }
    if (small.length > 0)
      moved.names.set(
        script,
        small.map(({ name }) => name),
      );
  }
  for (const name of moved.texts.keys()) delete bundle[name];
}

function textOf(file: BuiltFile | undefined): string | undefined {
  if (file?.type !== 'asset') return undefined;
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/** The scripts of a build with the sheets where they were. */
export const withMovedSheets = (built: BuiltScripts, { names }: MovedSheets): BuiltScripts =>
  Object.fromEntries(
    Object.entries(built).map(([name, script]) => [
      name,
      { ...script, sheets: [...(script.sheets ?? []), ...(names.get(name) ?? [])] },
    ]),
  );

/**
 * Makes small style sheets part of their scripts in builds for the browser, where each would cost a request for some hundred
 * bytes.
 * @param moved gets the sheets
 */
export function sheetsInScriptsPlugin(moved: MovedSheets): Plugin {
  return {
    name: 'sheets-in-scripts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    // After Vite has finished the sheets, and before it lists what dynamic imports preload.
    enforce: 'post',
    augmentChunkHash: () => MOVING,
    generateBundle: (_, bundle) => moveSmallSheets(bundle, moved),
  };
}
