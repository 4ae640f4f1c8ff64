import { ContainerModule } from 'inversify';
import { browserFileHeads } from '@/adapters/browser/file-heads.ts';
import { makeXhrUploads } from '@/adapters/http/xhr-uploads.ts';
import { FAILURE_LOG, SERVER, SESSION_AUTHORITY } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';

/** How long an upload may make no progress: phones lose their connection for a while, and large files keep a server busy. */
const SILENCE_MS = 30_000;

/** The dependencies of every form with files. */
export const uploadsBindings = new ContainerModule(({ bind }) => {
  bind(FILE_HEADS).toConstantValue(browserFileHeads);
  bind(UPLOAD_GATEWAY).toResolvedValue(
    ({ baseUrl, ready, takesKeys }, authority, log) =>
      makeXhrUploads({ baseUrl, ready, takesKeys, silenceMs: SILENCE_MS }, authority, log),
    [SERVER, SESSION_AUTHORITY, FAILURE_LOG],
  );
});
