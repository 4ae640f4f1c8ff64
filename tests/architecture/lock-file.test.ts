import { type Files, type Rule, specify } from './support/rule.ts';

const lockFile: Rule = {
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
const wholeLockFile: Rule = {
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

const RULED = 'omit-lockfile-registry-resolved=true\n';

specify(lockFile, {
  breaks: [
    [
      { '.npmrc': RULED, 'package-lock.json': '{\n"resolved": "https://a.org/a.tgz"\n}' },
      'package-lock.json:2 names a',
    ],
    [{ '.npmrc': RULED, 'package-lock.json': '{ "from": "http://registry.a.org/a" }' }, 'package-lock.json:1 names a'],
    ['.npmrc', 'audit=false', 'must say omit-lockfile-registry-resolved=true'],
  ],
  keeps: [{ '.npmrc': RULED, 'package-lock.json': '{ "url": "https://opencollective.com/a" }' }],
});

const locked = (packages: object): Files => ({ 'package-lock.json': JSON.stringify({ packages }) });
const LINT = { optionalDependencies: { 'lint-darwin': '1.0.0' } };

specify(wholeLockFile, {
  breaks: [[locked({ 'node_modules/lint': LINT }), 'lacks lint-darwin, which node_modules/lint names']],
  keeps: [locked({ 'node_modules/lint': LINT, 'node_modules/lint-darwin': { optional: true } })],
});
