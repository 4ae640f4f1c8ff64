import { ContainerModule } from 'inversify';
import { browserFileHeads } from '@/adapters/browser/file-heads.ts';
import { makeXhrUploads } from '@/adapters/http/uploads.ts';
import type { FileHeads, UploadGateway } from '@/content/uploads/uploads.ports.ts';
import { FAILURE_LOG, SERVER, SESSION_AUTHORITY, token } from './tokens.ts';

export const FILE_HEADS = token<FileHeads>('FileHeads');
export const UPLOAD_GATEWAY = token<UploadGateway>('UploadGateway');

/** The dependencies of every form with files. */
export const uploadsBindings = new ContainerModule(({ bind }) => {
  bind(FILE_HEADS).toConstantValue(browserFileHeads);
  bind(UPLOAD_GATEWAY).toResolvedValue(makeXhrUploads, [SERVER, SESSION_AUTHORITY, FAILURE_LOG]);
});
