/**
 * A chunk that only re-exports the exports of another one; the bundler makes one where a lazy module is in a larger
 * chunk.
 */
export interface Facade {
  /** File name of the other chunk, in the same folder. */
  readonly target: string;
  /** The names of the module's exports, and the names that the other chunk gives them. */
  readonly exports: ReadonlyMap<string, string>;
}

const FACADE = /^export\{([^}]*)\}from["'`]\.\/([^"'`]+)["'`];?\s*$/;

/** @returns undefined for a chunk with code of its own */
export function facadeOf(code: string): Facade | undefined {
  const [, names, target] = FACADE.exec(code) ?? [];
  if (names === undefined || target === undefined) return undefined;
  const pairs = names.split(',').map((pair): [string, string] => {
    const [local = '', exported = local] = pair.trim().split(' as ');
    return [exported, local];
  });
  return { target, exports: new Map(pairs) };
}

/**
 * Makes a chunk import the modules behind facades directly: each facade would cost a request for some sixty bytes.
 * @param facades by their file names, which are in lists of preloads too
 */
export function withoutFacades(code: string, facades: ReadonlyMap<string, Facade>): string {
  return [...facades].reduce((text, [file, { target, exports }]) => {
    const names = [...exports].map(([exported, local]) => `${exported}:m.${local}`);
    return text
      .replaceAll(
        new RegExp(`import\\(["'\`]\\./${escaped(file)}["'\`]\\)`, 'g'),
        `import("./${target}").then(m=>({${names.join()}}))`,
      )
      .replaceAll(file, target);
  }, code);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
