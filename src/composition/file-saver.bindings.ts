import { ContainerModule } from 'inversify';
import { browserFileSaver } from '@/adapters/browser/files.ts';
import type { FileSaver } from '@/shared/device.ports.ts';
import { token } from './tokens.ts';

export const FILE_SAVER = token<FileSaver>('FileSaver');

/** Saves texts as files on the device: an event, the list of members, the user's own record. */
export const fileSaverBindings = new ContainerModule(({ bind }) => {
  bind(FILE_SAVER).toConstantValue(browserFileSaver);
});
