import { assembleBackend, type Backend, type BackendOptions } from '../../backend.ts';
import { createChurch } from '../../church/church.ts';
import { createControl } from '../../control/control.ts';
import { formOf, keepMemory } from './church-memory.ts';
import { churchParts } from './church-parts.ts';
import { openFolderStore } from './folder-store.ts';
import { oneAfterAnother } from './one-after-another.ts';

export interface FolderBackendOptions extends Pick<BackendOptions, 'world' | 'now'> {
  /** Made where it is not there. */
  readonly folder: string;
  /** Told, in a sentence, that what stood in the folder was set aside, or that something could not be stored. */
  readonly onTrouble: (sentence: string) => void;
}

export interface FolderBackend {
  readonly backend: Backend;
  readonly close: () => Promise<void>;
}

/**
 * A church that outlives its server: what a call has changed is stored before the call is answered. The world fills a
 * folder that holds no church yet.
 * @throws Error with a sentence when another server has the folder, or it cannot be made
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
      onAnew: async () => onTrouble(await store.setAside()),
      onNotStored: (error) => onTrouble(`What was changed could not be stored in ${folder}: ${String(error)}`),
    },
  );
  // Reads what is stored, or fills the church, before the first call comes.
  await guard(async () => undefined);
  return { backend: assembleBackend(church, control, { guard }), close: store.close };
};
