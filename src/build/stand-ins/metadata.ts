/**
 * The part of reflect-metadata that inversify calls: storing and reading the metadata of a class. The library itself
 * would be a sixteenth of the app core, and most of it serves decorators, which this project does not use.
 */
const known = new WeakMap<object, Map<unknown, unknown>>();

Object.assign(Reflect, {
  defineMetadata: (key: unknown, value: unknown, target: object): void => {
    known.set(target, (known.get(target) ?? new Map()).set(key, value));
  },
  getOwnMetadata: (key: unknown, target: object): unknown => known.get(target)?.get(key),
});
