import { fileURLToPath } from 'node:url';
import { buildForDom } from './dom-build.ts';

// A process of its own: a build changes the environment of the one that it runs in.
await buildForDom(fileURLToPath(new URL('../../../', import.meta.url)));
