type Deed = 'getItem' | 'setItem' | 'clear';

/** A storage that denies some operations, as browsers do that are full or strict; the others go to the real one. */
export function denyingStorage(storage: Storage, ...deeds: readonly Deed[]): Storage {
  return new Proxy(storage, {
    get: (_, name) => {
      const deed = deeds.find((candidate) => candidate === name);
      if (deed !== undefined) {
        return () => {
          throw new DOMException('denied', deed === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
        };
      }
      const value: unknown = Reflect.get(storage, name);
      return typeof value === 'function' ? value.bind(storage) : value;
    },
  });
}
