import { assembleBackend, type Backend, type BackendOptions } from '../../backend.ts';
import { createChurch } from '../../church/church.ts';
import { createControl } from '../../control/control.ts';
import { formOf, keepMemory } from './church-memory.ts';
import { churchParts } from './church-parts.ts';
import { openFolderStore } from './folder-store.ts';
import { oneAfterAnother } from './one-after-another.ts';

export interface FolderBackendOptions extends Pick<BackendOptions, 'world' | 'now'> {
  /** Created if it does not exist. */
  readonly folder: string;
  /** Called with a sentence when the folder's content was moved aside, or a change could not be stored. */
  readonly onTrouble: (sentence: string) => void;
}

export interface FolderBackend {
  readonly backend: Backend;
  readonly close: () => Promise<void>;
}

/**
 * A church that is stored in a folder: a call's changes are stored before it is answered. A folder without a church is
 * filled with the world.
 * @throws Error with a sentence when another server has locked the folder, or it cannot be created
 */
export const openFolderBackend = async ({
  world = 'everyday',
  now = () => new Date(),
  folder,
  onTrouble,
}: FolderBackendOptions): Promise<FolderBackend> => {
  const control = createControl({ world, baseNow: now });
  const church = createChurch({ now: control.now });
  const parts = churchParts({ church, control });
  const store = await openFolderStore(folder, formOf(parts));
  const { guard } = keepMemory(
    { church, control },
    {
      parts,
      store,
      lock: oneAfterAnother(),
      onReset: async () => onTrouble(await store.setAside()),
      onNotStored: (error) => onTrouble(`What was changed could not be stored in ${folder}: ${String(error)}`),
    },
  );
  // Reads the stored church, or fills an empty one, before the first call.
  await guard(async () => undefined);
  return { backend: assembleBackend(church, control, { guard }), close: store.close };
};
