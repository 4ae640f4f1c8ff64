import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readRequirements } from '../scenarios/report/requirements.ts';
import { checkServer } from './check-server.ts';
import { pageOf } from './page.ts';
import { isSound, reportOn, textOf } from './report.ts';
import type { ConformanceRequest } from './request.ts';

const REQUIREMENTS = new URL('../../../features/requirements.md', import.meta.url);

/**
 * Checks a server, prints the findings, and writes the reports.
 * @returns whether the server fits, or merely lacks optional calls
 */
export async function runConformance(request: ConformanceRequest, say: (text: string) => void): Promise<boolean> {
  const requirements = readRequirements(readFileSync(REQUIREMENTS, 'utf8'));
  const report = reportOn(await checkServer(request), request, requirements);
  // A server may send back values that it was sent, such as in the name of a field.
  const withoutPassword = (text: string): string => text.replaceAll(request.password, '•••');
  await write(request.json, `${withoutPassword(JSON.stringify(report, null, 2))}\n`);
  await write(request.html, withoutPassword(pageOf(report)));
  say(withoutPassword(textOf(report)));
  say(`\nAlso in ${request.html} and ${request.json}`);
  return isSound(report);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
