/** A promise actor's empty socket: it rejects until the composition plugs something in. */
export function emptySocket(name: string): () => Promise<never> {
  return () => Promise.reject(new Error(`Nothing is plugged into ${name}`));
}

/** A named action's empty socket: it throws until the composition plugs something in. */
export function emptyAction(name: string): () => never {
  return () => {
    throw new Error(`Nothing is plugged into ${name}`);
  };
}
