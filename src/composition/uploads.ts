import { browserFileHeads } from '@/adapters/browser/file-heads.ts';
import { makeXhrUploads } from '@/adapters/http/uploads.ts';
import type { FileHeads } from '@/content/uploads/uploads.ports.ts';
import { shared } from './entry.ts';
import { FAILURE_LOG, LASTING_CALLS, SERVER, SESSION_AUTHORITY, WITH_KEY } from './tokens.ts';

export const FILE_HEADS = shared('FileHeads', (): FileHeads => browserFileHeads);

/** The uploads of every form with files. */
export const UPLOAD_GATEWAY = shared('UploadGateway', (get) =>
  makeXhrUploads(get(SERVER), {
    authority: get(SESSION_AUTHORITY),
    log: get(FAILURE_LOG),
    lasting: get(LASTING_CALLS),
    withKey: get(WITH_KEY),
  }),
);
