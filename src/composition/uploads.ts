import { ContainerModule } from 'inversify';
import { browserFileHeads } from '@/adapters/browser/file-heads.ts';
import { makeXhrUploads } from '@/adapters/http/uploads.ts';
import type { FileHeads, UploadGateway } from '@/content/uploads/uploads.ports.ts';
import { byName } from './entry.ts';
import { FAILURE_LOG, LASTING_CALLS, SERVER, SESSION_AUTHORITY, token, WITH_KEY } from './tokens.ts';

export const FILE_HEADS = token<FileHeads>('FileHeads');
export const UPLOAD_GATEWAY = token<UploadGateway>('UploadGateway');

/** The dependencies of every form with files. */
export const uploadsBindings = new ContainerModule(({ bind }) => {
  bind(FILE_HEADS).toConstantValue(browserFileHeads);
  bind(UPLOAD_GATEWAY).toResolvedValue(
    ...byName(({ server, ...parts }) => makeXhrUploads(server, parts), {
      server: SERVER,
      authority: SESSION_AUTHORITY,
      log: FAILURE_LOG,
      lasting: LASTING_CALLS,
      withKey: WITH_KEY,
    }),
  );
});
