import type { FileHeads, UploadGateway } from '@/content/ports/uploads.ts';
import { token } from './token.ts';

export const FILE_HEADS = token<FileHeads>('FileHeads');
export const UPLOAD_GATEWAY = token<UploadGateway>('UploadGateway');
