import type { Rule } from '../support/rule.ts';

const FOLDER = 'src/ui/assets/';

export const usedAssets: Rule = {
  name: 'every picture of the product is used',
  check: ({ files }) => {
    const sources = [...files].filter(([path]) => /^src\/.*\.(?:ts|tsx|css)$/.test(path)).map(([, text]) => text);
    const isUsed = (name: string): boolean =>
      sources.some((text) =>
        [`assets/${name}'`, `assets/${name}"`, `assets/${name})`].some((end) => text.includes(end)),
      );
    return [...files.keys()]
      .filter((path) => path.startsWith(FOLDER) && !isUsed(path.slice(FOLDER.length)))
      .map((path) => ({ path, message: 'is imported nowhere: use it or take it out' }));
  },
};
