import type { PupilReaders } from '@/shared/church.ts';

/** To whom the names of pupils are shown, where the server sends them: `everyone` follows the church's documents to the letter. */
export const pupilReaders: PupilReaders = 'linked';
