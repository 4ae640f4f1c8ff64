import { ContainerModule } from 'inversify';
import { browserFileHeads } from '@/adapters/browser/file-heads.ts';
import { makeXhrUploads } from '@/adapters/http/xhr-uploads.ts';
import * as tokens from './tokens.ts';

/** How long an upload may be silent: phones lose their line for a while, and large files keep a server busy. */
const SILENCE_MS = 30_000;

/** What every form with files stands on. */
export const uploadsBindings = new ContainerModule(({ bind }) => {
  bind(tokens.FILE_HEADS).toConstantValue(browserFileHeads);
  bind(tokens.UPLOAD_GATEWAY).toResolvedValue(
    ({ baseUrl, ready }, authority) => makeXhrUploads({ baseUrl, ready, silenceMs: SILENCE_MS }, authority),
    [tokens.SERVER, tokens.SESSION_AUTHORITY],
  );
});
