import { writeFile } from 'node:fs/promises';
import { openApiText } from '../openapi/document.ts';
import { print } from './command-line.ts';

const file = new URL('../openapi.json', import.meta.url);

await writeFile(file, openApiText());
print('mock-server/openapi.json is written.');
