import type { Rule } from '../support/rule.ts';

/** Folders with pictures: of the interface, and of this church. */
const FOLDERS = ['src/ui/assets/', 'src/church/pictures/'] as const;

export const usedAssets: Rule = {
  name: 'every picture of the product is used',
  check: ({ files }) => {
    const sources = [...files].filter(([path]) => /^src\/.*\.(?:ts|tsx|css)$/.test(path)).map(([, text]) => text);
    const isUsed = (path: string): boolean => {
      const address = path.split('/').slice(-2).join('/');
      return sources.some((text) => [`${address}'`, `${address}"`, `${address})`].some((end) => text.includes(end)));
    };
    return [...files.keys()]
      .filter((path) => FOLDERS.some((folder) => path.startsWith(folder)) && !isUsed(path))
      .map((path) => ({ path, message: 'is imported nowhere: use it or take it out' }));
  },
};
