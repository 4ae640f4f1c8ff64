import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openApiText } from '../openapi/document.ts';
import { contentTypeOf } from './content-types.ts';

const require = createRequire(import.meta.url);
const readerFolder = dirname(require.resolve('swagger-ui-dist/package.json'));

/** The files of Swagger UI, served from its package, so that the page needs no internet. */
const readerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Church API</title>
<link rel="icon" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

/** Swagger UI's external validator is off, so that the page calls this server only. */
const start = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  persistAuthorization: true,
  showExtensions: true,
  validatorUrl: null,
});
`;

const answer = (body: string | Uint8Array<ArrayBuffer>, path: string): Response =>
  new Response(body, { headers: { 'Content-Type': contentTypeOf(path), 'Cache-Control': 'no-cache' } });

/** The OpenAPI document at `/openapi.json`, and at `/docs` a page to read and try it; undefined for anything else. */
export const contractPages = async (request: Request): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET') return undefined;
  if (pathname === '/openapi.json') return answer(openApiText(), pathname);
  if (/^\/docs\/?$/.test(pathname)) return answer(page, 'index.html');
  if (pathname === '/docs/start.js') return answer(start, pathname);
  const file = readerFiles.find((name) => pathname === `/docs/${name}`);
  return file === undefined ? undefined : answer(new Uint8Array(await readFile(join(readerFolder, file))), file);
};
