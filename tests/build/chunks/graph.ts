import type { ChunkingContext } from '../../../src/build/chunks/loads.ts';

/** Modules by name; what others import need not be listed. */
export type Graph = Readonly<
  Record<
    string,
    {
      readonly imports?: readonly string[];
      /** Dynamic imports. */
      readonly later?: readonly string[];
      /** In characters. */
      readonly size?: number;
    }
  >
>;

/** The bundler's information about a made-up program. */
export const graphOf = (graph: Graph): ChunkingContext => ({
  getModuleInfo: (id) => ({
    importedIds: graph[id]?.imports ?? [],
    dynamicallyImportedIds: graph[id]?.later ?? [],
    code: 'x'.repeat(graph[id]?.size ?? 0),
  }),
});
