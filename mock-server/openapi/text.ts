import { openApiDocument } from './document.ts';

/** The document as it is kept in the repository and served. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
