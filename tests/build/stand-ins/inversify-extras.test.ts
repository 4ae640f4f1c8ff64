import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as extras from '@/build/stand-ins/inversify-extras.ts';

const COMPOSITION = new URL('../../../src/composition/', import.meta.url);

/** The modules of inversify by their names, with their code. */
function libraryModules(): ReadonlyMap<string, string> {
  const inversify = createRequire(createRequire(import.meta.url).resolve('inversify'));
  const files = ['@inversifyjs/container', '@inversifyjs/core'].flatMap((name) => {
    const folder = dirname(inversify.resolve(name));
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  });
  const scripts = files.filter((file) => file.endsWith('.js'));
  return new Map(scripts.map((file) => [basename(file, '.js'), readFileSync(file, 'utf8')]));
}

describe('inversify in the bundle', () => {
  it('has every module that is replaced, and exports nothing else from it', () => {
    const modules = libraryModules();
    for (const replaced of Object.keys(extras)) {
      const exported = (modules.get(replaced) ?? '').matchAll(/^export (?:class|const|(?:async )?function) (\w+)/gm);
      expect([...exported].map(([, name]) => name)).toEqual([replaced]);
    }
  });

  it('is asked for constants and functions alone', () => {
    const code = readdirSync(COMPOSITION).map((file) => readFileSync(new URL(file, COMPOSITION), 'utf8'));
    const bound = new Set(code.flatMap((text) => text.match(/\.to(?=[A-Z(])\w*\(/g) ?? []));
    expect([...bound].toSorted()).toEqual(['.toConstantValue(', '.toResolvedValue(']);
  });

  it('throws when it uses what is replaced, and makes helpers that can do nothing', () => {
    const { ContainerModuleManager, PluginManager, SnapshotManager, ...replaced } = extras;
    for (const use of Object.values(replaced)) expect(() => Reflect.construct(use, [])).toThrow('inversify-extras.ts');
    for (const make of [ContainerModuleManager, PluginManager, SnapshotManager])
      expect(Reflect.construct(make, [])).toEqual({});
  });
});
