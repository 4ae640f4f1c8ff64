import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bulletin } from '../../../mock-server/openapi/bulletins.ts';
import type { Stage } from '../support/stage.ts';
import { aDisguisedProgram, anImage, formOf } from '../support/uploads.ts';

/** Calls that are not in the API's documents: bulletins of chosen weeks, put in order and listed (BULL-05). */
export function checkBulletins({ cast }: Stage): void {
  const label = 'Sun2027Feb07';
  const path = `/api/File/bulletin?dateFolder=${label}`;
  const pages = async () => bulletin.parse(await cast().visitor.json(path));
  const upload = (fields: Readonly<Record<string, string>>, ...files: readonly File[]) =>
    cast().editor.send('POST', '/api/File/newBulletin', {
      body: formOf([...Object.entries(fields), ...files.map((file) => ['files', file] as const)]),
    });
  const arrange = (files: readonly string[]) => cast().editor.sendJson('PUT', path, { files });

  describe('a bulletin of a chosen week (BULL-05)', () => {
    it('gets pages behind those that it has, or in their place', async () => {
      await upload({ dateFolder: label }, anImage('1.png'), anImage('2.png'));
      const first = await pages();
      await upload({ dateFolder: label, mode: 'append' }, anImage('3.png'));
      expect((await pages()).slice(0, 2)).toEqual(first);
      expect(await pages()).toHaveLength(3);
      await upload({ dateFolder: label, mode: 'replace' }, anImage('4.png'));
      const [last = '', ...others] = await pages();
      expect([others, first.includes(last)]).toEqual([[], false]);
      expect((await cast().visitor.get(first[0] ?? '')).status).toBe(404);
      await cast().editor.send('DELETE', path);
    });

    it('keeps its pages when nothing that was to replace them was taken', async () => {
      await upload({ dateFolder: label }, anImage('1.png'));
      await upload({ dateFolder: label, mode: 'replace' }, aDisguisedProgram('2.png'));
      expect(await pages()).toHaveLength(1);
      await cast().editor.send('DELETE', path);
    });

    it('is refused for what is no Sunday and no mode', async () => {
      expect((await upload({ dateFolder: 'x' }, anImage('1.png'))).status).toBe(400);
      expect((await upload({ mode: 'x' }, anImage('1.png'))).status).toBe(400);
    });

    it('is put in order, and loses the pages that are left out', async () => {
      await upload({ dateFolder: label }, anImage('1.png'), anImage('2.png'), anImage('3.png'));
      const [one = '', two = '', three = ''] = await pages();
      expect((await arrange([three, one])).status).toBe(204);
      expect(await pages()).toEqual([three, one]);
      expect((await cast().visitor.get(two)).status).toBe(404);
      const refused = await Promise.all([[two], [one, one], []].map(arrange));
      expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
      await cast().editor.send('DELETE', path);
      expect((await arrange([one])).status).toBe(404);
    });

    it('is listed between two days', async () => {
      const list = '/api/File/bulletins?from=2027-02-01&to=2027-02-28';
      expect(await cast().visitor.json(list)).toEqual([]);
      await upload({ dateFolder: label }, anImage('1.png'));
      expect(z.array(z.string()).parse(await cast().visitor.json(list))).toEqual([label]);
      await cast().editor.send('DELETE', path);
      expect((await cast().visitor.get('/api/File/bulletins?from=x')).status).toBe(400);
    });
  });
}
