import { type CreateDocumentOptions, createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { areas } from '../api/areas.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { pageNumber, pageSize, recordNumber } from '../api/fields.ts';
import { zoneRole } from '../api/people.ts';
import { zoneRoles } from '../church/schemas/people.ts';
import { accountDocs } from './accounts.ts';
import { bulletinDocs } from './bulletins.ts';
import { correctionDocs } from './corrections.ts';
import { directoryDocs } from './directory.ts';
import type { Documentation, DocumentationOf } from './documentation.ts';
import { draftDocs } from './drafts.ts';
import { attendanceDocs, eventDocs } from './events.ts';
import { linkDocs, meDocs } from './me.ts';
import { operationOf, withFlagged } from './operation.ts';
import { organisationDocs } from './organisation.ts';
import { dutyDocs, memberDocs, zoneDocs } from './people.ts';
import { advertisementDocs, announcementDocs, bibleStudyDocs } from './posts.ts';
import { prayerDocs } from './prayers.ts';
import { roleDocs } from './roles.ts';
import { searchDocs } from './search.ts';

interface AreaDocs<Endpoints> {
  readonly name: string;
  readonly description: string;
  readonly endpoints: Endpoints;
}

type Areas = typeof areas;

/** The texts and examples of every area and endpoint, beside their declarations. */
const docs: { readonly [Name in keyof Areas]: AreaDocs<DocumentationOf<Areas[Name]['endpoints']>> } = {
  announcements: { name: 'Announcements', description: '공지사항', endpoints: announcementDocs },
  advertisements: { name: 'Advertisements', description: '광고', endpoints: advertisementDocs },
  bibleStudies: { name: 'Bible studies', description: 'Sheets for the Bible study, as PDF', endpoints: bibleStudyDocs },
  bulletins: { name: 'Files', description: 'Weekly bulletins, and every uploaded file', endpoints: bulletinDocs },
  events: { name: 'Events', description: "The church's calendar", endpoints: eventDocs },
  accounts: { name: 'Accounts', description: 'Login sessions, registration, passwords', endpoints: accountDocs },
  members: { name: 'Members', description: 'The register of members', endpoints: memberDocs },
  duties: { name: 'Duties', description: 'What members are in the church: 장로, 권사, …', endpoints: dutyDocs },
  zones: { name: 'Zones', description: 'Zones with their offices and families', endpoints: zoneDocs },
  roles: { name: 'Roles', description: 'What accounts may do, and requests for it', endpoints: roleDocs },
  organisation: {
    name: 'Organisation',
    description: '당회, committees, departments, mission societies',
    endpoints: organisationDocs,
  },
  search: { name: 'Search', description: 'One search over all that a visitor may read', endpoints: searchDocs },
  drafts: { name: 'Drafts', description: 'What editors have not published yet', endpoints: draftDocs },
  directory: {
    name: 'Directory',
    description: 'Members, and what each has opened of themselves',
    endpoints: directoryDocs,
  },
  me: { name: 'Me', description: 'What concerns the caller alone', endpoints: meDocs },
  prayers: { name: 'Prayers', description: 'Prayer requests of linked members', endpoints: prayerDocs },
  links: { name: 'Links', description: 'Accounts that ask to be linked to a member', endpoints: linkDocs },
  corrections: {
    name: 'Corrections',
    description: 'What members ask the office to correct of their own entry',
    endpoints: correctionDocs,
  },
  attendance: {
    name: 'Attendance',
    description: 'Who comes to an event; the calendar to subscribe to',
    endpoints: attendanceDocs,
  },
};

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
const openApiDocument = () =>
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

/** The document as it is stored in the repository and served. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
