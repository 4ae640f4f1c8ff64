import * as z from 'zod/mini';
import { worldNames } from '../seeds/worlds.ts';
import { demoUsers, type PanelMemory, partNames } from './panel-model.ts';

const key = 'demoPanel';

const demoUser = z.enum(demoUsers);

const statusSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['became', 'notConfirmed', 'refused']), demoUser }),
  z.object({ kind: z.literal('entered'), world: z.enum(worldNames) }),
  z.object({ kind: z.literal('dateSet'), date: z.nullable(z.iso.date()) }),
  z.object({ kind: z.enum(['reset', 'refilled']) }),
]);

const memorySchema = z.object({
  isOpen: z.boolean(),
  part: z.nullable(z.enum(partNames)),
  read: z.array(z.string()),
  status: z.nullable(statusSchema),
});

const fresh: PanelMemory = { isOpen: false, part: 'people', read: [], status: null };

export interface PanelMemoryStore {
  readonly read: () => PanelMemory;
  readonly write: (memory: PanelMemory) => void;
}

/** Survives the deletion of session storage by a logout. Storage failures are ignored. */
export const createPanelMemory = (open: () => Storage): PanelMemoryStore => {
  let written = '';
  return {
    read() {
      try {
        return memorySchema.parse(JSON.parse(open().getItem(key) ?? 'null'));
      } catch {
        return fresh;
      }
    },
    write(memory) {
      const text = JSON.stringify(memory);
      if (text === written) return;
      written = text;
      try {
        open().setItem(key, text);
      } catch {
        // The panel then starts with default values on the next page.
      }
    },
  };
};
