import { openApiDocument } from './document.ts';

/** The document as it is stored in the repository and served. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
