export const pupilReaders = 'linked';
