import { lockFile, topLevel, wholeLockFile } from './rules/repository.ts';
import { broken, type Fixture, specify } from './support/rule-spec.ts';

specify(topLevel, {
  breaks: {
    'a stray document': broken('NOTES.md', '', 'NOTES.md does not belong'),
    'a stray folder': broken('scripts/', '', 'scripts/ does not belong'),
    'a folder with files': broken('public/favicon.svg', '', 'public/ does not belong'),
  },
  keeps: { 'named files and dot-files': { 'README.md': '', '.gitignore': '', 'src/main.tsx': '', '.ci/': '' } },
});

const npmrc = 'omit-lockfile-registry-resolved=true\n';

specify(lockFile, {
  breaks: {
    'a resolved address': {
      files: { '.npmrc': npmrc, 'package-lock.json': '{\n"resolved": "https://example.org/a.tgz"\n}' },
      reports: 'package-lock.json:2 names a registry',
    },
    'a registry': {
      files: { '.npmrc': npmrc, 'package-lock.json': '{ "from": "http://registry.example.org/a" }' },
      reports: 'package-lock.json:1 names a registry',
    },
    'an .npmrc that forgets it': broken('.npmrc', 'audit=false', 'must say omit-lockfile-registry-resolved=true'),
  },
  keeps: { 'a clean pair': { '.npmrc': npmrc, 'package-lock.json': '{ "url": "https://opencollective.com/a" }' } },
});

const locked = (packages: object): Fixture => ({ 'package-lock.json': JSON.stringify({ packages }) });

specify(wholeLockFile, {
  breaks: {
    'a package for another machine that is missing': {
      files: locked({ 'node_modules/lint': { optionalDependencies: { 'lint-darwin': '1.0.0' } } }),
      reports: 'lacks lint-darwin, which node_modules/lint names',
    },
  },
  keeps: {
    'one that is there': locked({
      'node_modules/lint': { optionalDependencies: { 'lint-darwin': '1.0.0' } },
      'node_modules/lint-darwin': { version: '1.0.0', optional: true },
    }),
  },
});
