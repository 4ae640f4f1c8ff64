import { basename } from 'node:path';
import type { Rule } from '../support/rule.ts';

/** Pictures of the interface and of this church; what a browser asks for by its address lies in the church's public folder. */
const PICTURE = /^src\/(?!church\/public\/)(?!.*\.(?:tsx?|css|json|md)$)/;

export const usedAssets: Rule = {
  name: 'every picture of the product is used',
  check: ({ files }) => {
    const sources = [...files].filter(([path]) => /^src\/.*\.(?:ts|tsx|css)$/.test(path)).map(([, text]) => text);
    const isUsed = (path: string): boolean => {
      const address = `/${basename(path)}`;
      return sources.some((text) => [`${address}'`, `${address}"`, `${address})`].some((end) => text.includes(end)));
    };
    return [...files.keys()]
      .filter((path) => PICTURE.test(path) && !isUsed(path))
      .map((path) => ({ path, message: 'is imported nowhere: use it or take it out' }));
  },
};
