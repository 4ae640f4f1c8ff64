/** A promise actor's unimplemented actor or action: it rejects until the composition plugs something in. */
export function unimplementedActor(name: string): () => Promise<never> {
  return () => Promise.reject(new Error(`Nothing is provided to ${name}`));
}

/** A named action's unimplemented actor or action: it throws until the composition plugs something in. */
export function unimplementedAction(name: string): () => never {
  return () => {
    throw new Error(`Nothing is provided to ${name}`);
  };
}
