type Method = 'getItem' | 'setItem' | 'clear';

/** A storage that denies some operations, as browsers do that are full or strict; the others go to the real one. */
export function denyingStorage(storage: Storage, ...methods: readonly Method[]): Storage {
  return new Proxy(storage, {
    get: (_, name) => {
      const method = methods.find((candidate) => candidate === name);
      if (method !== undefined) {
        return () => {
          throw new DOMException('denied', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
        };
      }
      const value: unknown = Reflect.get(storage, name);
      return typeof value === 'function' ? value.bind(storage) : value;
    },
  });
}
