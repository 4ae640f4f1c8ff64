import { reported } from '../domain/outcome.ts';

/** A promise actor without an implementation: it rejects until one is provided. */
export function unimplementedActor(name: string): () => Promise<never> {
  return () => reported(() => Promise.reject(new Error(`Nothing is provided to ${name}`)));
}

/** A named action without an implementation: it throws until one is provided. */
export function unimplementedAction(name: string): () => never {
  return () => {
    throw new Error(`Nothing is provided to ${name}`);
  };
}
