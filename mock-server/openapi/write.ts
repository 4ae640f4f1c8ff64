import { writeFile } from 'node:fs/promises';
import { print } from '../hosts/command-line.ts';
import { openApiText } from './text.ts';

const file = new URL('../openapi.json', import.meta.url);

await writeFile(file, openApiText());
print('mock-server/openapi.json is written.');
