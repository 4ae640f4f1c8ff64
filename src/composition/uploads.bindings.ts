import { ContainerModule } from 'inversify';
import { browserFileHeads } from '@/adapters/browser/file-heads.ts';
import { makeXhrUploads } from '@/adapters/http/xhr-uploads.ts';
import { FAILURE_LOG, SERVER, SESSION_AUTHORITY } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';

/** The dependencies of every form with files. */
export const uploadsBindings = new ContainerModule(({ bind }) => {
  bind(FILE_HEADS).toConstantValue(browserFileHeads);
  bind(UPLOAD_GATEWAY).toResolvedValue(makeXhrUploads, [SERVER, SESSION_AUTHORITY, FAILURE_LOG]);
});
