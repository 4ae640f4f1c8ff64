import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { personaLines, print, readArguments, readPort, runCommand } from './hosts/command-line.ts';
import { ensurePortIsFree } from './hosts/listening.ts';
import { serveStatic } from './hosts/static.ts';

const usage = 'npm run demo -- [--no-build], with the port in PORT';
const project = fileURLToPath(new URL('..', import.meta.url));

await runCommand(async () => {
  const { 'no-build': noBuild = false } = readArguments({ 'no-build': { type: 'boolean' } }, usage);
  const port = readPort(4173);
  // Before the build, which would be useless if the port is taken.
  await ensurePortIsFree(port);
  if (!noBuild) {
    print('체험판을 만들고 있습니다. (Building the demo.)');
    await build({ root: project, mode: 'mock', logLevel: 'warn' });
  }
  const server = await serveStatic({ root: `${project}dist-demo`, port });
  print(
    `체험판 주소 (Address): ${server.url}/`,
    '로그인할 수 있는 사람 (Role, e-mail, password):',
    ...personaLines(),
    '끝내려면 Ctrl+C를 누르세요. (Stop with Ctrl+C.)',
  );
  return server.close;
});
