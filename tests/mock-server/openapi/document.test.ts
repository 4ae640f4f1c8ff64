import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { allEndpoints, areas } from '../../../mock-server/api/areas.ts';
import type { Endpoint } from '../../../mock-server/api/endpoint.ts';
import { openApiText } from '../../../mock-server/openapi/document.ts';
import { contractOperations } from '../../tools/contract/document.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));
const FILE = `${TOP}mock-server/openapi.json`;
const text = readFileSync(FILE, 'utf8');

const OUTDATED = 'mock-server/openapi.json is older than the declarations: npm run openapi';

const operations = contractOperations();
const named = operations.map((operation) => [operation.operationId, operation] as const);
const known = Object.values(areas).flatMap(({ endpoints }) => Object.entries<Endpoint>(endpoints));

const always = (status: 409 | 412, calls: readonly string[]) => Object.fromEntries(calls.map((call) => [call, status]));

const byText = (one: string, other: string): number => one.localeCompare(other);

describe('CONT-01 the OpenAPI document', () => {
  it('is what the declarations make of it: `npm run openapi` rewrites it', () => {
    expect(openApiText() === text, OUTDATED).toBe(true);
  });

  it('passes its linter', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // The product has no licence for others, and some lists have no parameters that could be wrong.
      rules: { 'info-license': 'off', 'operation-4xx-response': 'off' },
    });
    const problems = await lintFromString({ source: text, absoluteRef: FILE, config });
    expect(problems.map(({ message, location: [place] }) => `${message} ${place?.pointer ?? ''}`)).toEqual([]);
  });

  it('tells of every call that is declared, each once; of those with a flag in the words of the others', () => {
    const described = operations.map(({ operationId, method, path }) => [operationId, method, path]);
    const flagged = known.filter(([, { flag }]) => flag !== undefined);
    for (const [, { method, path, flag }] of flagged) {
      const one = operations.find((operation) => operation.method === method && operation.path === `/api/${path}`);
      expect(one?.parameters.map(({ name }) => name)).toContain(flag);
    }
    const declared = known
      .filter((one) => !flagged.includes(one))
      .map(([name, { method, path }]) => [name, method, `/api/${path}`]);
    expect(described.map(String).toSorted(byText), OUTDATED).toEqual(declared.map(String).toSorted(byText));
    expect(new Set(known.map(([name]) => name)).size).toBe(allEndpoints.length);
  });

  it('has a lost update refused with 412, or with 409 where that is agreed, never with either', () => {
    const lost = known.flatMap(([name, { conditional }]) => (conditional === undefined ? [] : [[name, conditional]]));
    expect(Object.fromEntries(lost)).toEqual({
      ...always(409, ['changeMember', 'changePrayer']),
      ...always(409, ['changeAnnouncement', 'changeAnnouncementDraft', 'publishAnnouncementDraft']),
      ...always(409, ['changeAdvertisement', 'changeAdvertisementDraft', 'publishAdvertisementDraft']),
      ...always(409, ['changeBibleStudy', 'changeBibleStudyDraft', 'publishBibleStudyDraft']),
      ...always(409, ['changeEvent', 'changeEventDraft', 'publishEventDraft']),
      ...always(412, ['changeVisibility', 'changeSession', 'changeCommittee', 'changeDepartment']),
    });
    const answered412 = operations.flatMap(({ operationId, responses }) =>
      responses.has('412') ? [[operationId, 412]] : [],
    );
    expect(answered412).toEqual(lost.filter(([, status]) => status === 412));
  });

  it.each(named)('%s names requirements that there are', (_, operation) => {
    const requirements = readFileSync(`${TOP}features/requirements.md`, 'utf8');
    expect(operation['x-requirements']).not.toEqual([]);
    expect(operation['x-requirements'].filter((id) => !requirements.includes(`**${id}**`))).toEqual([]);
  });

  it.each(named)('%s is marked as added where it is, and tells what the product does without it', (name, operation) => {
    const isAdded = known.some(([each, { added }]) => each === name && added === true);
    expect(operation['x-added']).toBe(isAdded);
    expect(operation['x-without'] !== undefined).toBe(isAdded);
  });

  it.each(named)('%s has an example for all that it carries and answers, each of its own shape', (_, operation) => {
    const { requestBody, responses, bodyCheck } = operation;
    const examples = [
      ...Object.entries(requestBody?.content ?? {}).map(([type, { example }]) => ({
        type,
        status: undefined,
        example,
      })),
      ...[...responses].flatMap(([status, { content = {} }]) =>
        Object.entries(content).map(([type, { example }]) => ({ type, status, example })),
      ),
    ];
    for (const { type, status, example } of examples) {
      expect(example).toBeDefined();
      const check = bodyCheck(type, status);
      check(example);
      expect(check.errors ?? []).toEqual([]);
    }
  });
});
