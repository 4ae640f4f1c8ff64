import type { Rule } from '../support/rule.ts';

const TOP_LEVEL = new Map([
  ['index.html', 'the one page'],
  ['package.json', 'npm'],
  ['package-lock.json', 'npm'],
  ['tsconfig.json', 'the compiler looks for it here'],
  ['vite.config.ts', 'vite looks for it here'],
  ['README.md', 'the way in'],
  ['biome.json', 'biome looks for it here'],
  ['knip.json', 'knip looks for it here'],
  ['src/', 'the product'],
  ['mock-server/', 'the church as a server'],
  ['features/', 'what the product does'],
  ['tests/', 'what its parts do'],
]);

export const topLevel: Rule = {
  name: 'the top level holds only what the architecture names',
  check: ({ files }) => {
    const entries = new Set([...files.keys()].map((path) => (path.includes('/') ? `${path.split('/')[0]}/` : path)));
    return [...entries]
      .filter((entry) => !TOP_LEVEL.has(entry) && !entry.startsWith('.'))
      .map((path) => ({ path, message: 'does not belong on the top level: find it a layer' }));
  },
};

export const lockFile: Rule = {
  name: 'the lock file names no registry',
  check: ({ files }) => [
    ...(files.get('package-lock.json') ?? '').split('\n').flatMap((text, index) =>
      /"resolved":|registry\.|"https?:\/\/[^"]*\.tgz/.test(text)
        ? [
            {
              path: 'package-lock.json',
              line: index + 1,
              message: 'names a registry: install with the .npmrc of this repository',
            },
          ]
        : [],
    ),
    ...(/^omit-lockfile-registry-resolved=true$/m.test(files.get('.npmrc') ?? '')
      ? []
      : [{ path: '.npmrc', message: 'must say omit-lockfile-registry-resolved=true' }]),
  ],
};

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** `npm ci` refuses a lock file without the packages of another platform, and some registries omit those. */
export const wholeLockFile: Rule = {
  name: 'the lock file names every optional package',
  check: ({ files }) => {
    const lock: { packages?: Readonly<Record<string, LockedPackage>> } = JSON.parse(
      files.get('package-lock.json') ?? '{}',
    );
    const packages = lock.packages ?? {};
    return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages))
        .map((name) => ({ path: 'package-lock.json', message: `lacks ${name}, which ${path} names` })),
    );
  },
};
