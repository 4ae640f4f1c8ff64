import { type CreateDocumentOptions, createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { areas } from '../api/areas.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { recordNumber } from '../api/fields.ts';
import { pageNumber, pageSize } from '../api/page-query.ts';
import { zoneRole } from '../api/zones.ts';
import { zoneRoles } from '../church/rules/zones.ts';
import { docs } from './docs/all.ts';
import type { Documentation } from './documentation.ts';
import { withFlagged } from './flagged.ts';
import { operationOf } from './operation.ts';

const description = `What the website asks of the church's server.

The spelling of addresses is that of the church's own documents; the server tells no letter case apart.
Calls with \`x-added: true\` fill what those documents leave open: the website works without them, as each tells.
Every failure is a problem (RFC 9457), whose \`detail\` is a sentence for the person at the screen.`;

const wholeNumber = { type: 'integer', minimum: 1 } as const;

/** The schemas behind the text parameters of addresses. */
const meanings = new Map<unknown, object>([
  [recordNumber, { ...wholeNumber, example: 4 }],
  [pageNumber, { ...wholeNumber, default: 1 }],
  [pageSize, { ...wholeNumber, default: 10, description: 'At most 100 are answered.' }],
  [zoneRole, { type: 'string', enum: zoneRoles }],
]);

const override: NonNullable<CreateDocumentOptions['override']> = ({ zodSchema, jsonSchema }) => {
  const meaning = meanings.get(zodSchema);
  if (meaning === undefined) return;
  for (const name of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, name);
  Object.assign(jsonSchema, meaning);
};

const pathsOf = (): ZodOpenApiPathsObject => {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, { endpoints }] of Object.entries(areas)) {
    // Both lists have the same names, as the compiler has seen to.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const area = docs[name as keyof typeof areas];
    const documentation: Readonly<Record<string, Documentation>> = area.endpoints;
    for (const [operationId, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const address = `/api/${endpoint.path}`;
      const operation = operationOf(
        operationId,
        endpoint,
        documentation[operationId] ?? { summary: '', requirements: [] },
        area.name,
      );
      const { method, flag } = endpoint;
      const known = paths[address]?.[method];
      paths[address] = {
        ...paths[address],
        [method]: flag === undefined || known === undefined ? operation : withFlagged(known, flag, operation),
      };
    }
  }
  return paths;
};

/** The OpenAPI document, made from the declarations of the endpoints. */
export const openApiDocument = () =>
  createDocument(
    {
      openapi: '3.1.0',
      info: { title: 'Church API', version: '1.0.0', description },
      servers: [{ url: '/', description: 'The server that this document comes from' }],
      tags: Object.values(docs).map(({ name, description: about }) => ({ name, description: about })),
      paths: pathsOf(),
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The `accessToken` of a login, valid for a quarter of an hour.',
          },
        },
      },
    },
    { override },
  );
