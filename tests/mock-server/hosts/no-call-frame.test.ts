import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as replacement from '../../../mock-server/hosts/no-call-frame.ts';

const codeOf = (file: string): Promise<string> => readFile(new URL(file, import.meta.resolve('msw')), 'utf8');

it("the place where a handler of msw was made is the one thing that is replaced of its file, and goes to msw's log alone", async () => {
  const [, names = ''] = /export \{([^}]+)\}/.exec(await codeOf('utils/internal/getCallFrame.mjs')) ?? [];
  expect(Object.keys(replacement)).toEqual([names.trim()]);
  const handler = await codeOf('handlers/RequestHandler.mjs');
  expect(handler.match(/\w*[cC]allFrame/g)).toEqual([
    'getCallFrame',
    'getCallFrame',
    'callFrame',
    'getCallFrame',
    'callFrame',
  ]);
  expect(replacement.getCallFrame()).toBeUndefined();
});
