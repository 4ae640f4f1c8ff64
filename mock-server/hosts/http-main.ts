import { personas } from '../seeds/personas.ts';
import { type WorldName, worldNames } from '../seeds/worlds.ts';
import { CommandError, print, readArguments, readPort, runCommand } from './command-line.ts';
import { startHttpHost } from './http.ts';
import { personaLines } from './persona-lines.ts';

const usage = 'npm run mock-server -- [--world NAME] [--origin URL], with the port in PORT';

const readWorld = (name: string): WorldName => {
  const world = worldNames.find((known) => known === name);
  if (world === undefined) throw new CommandError(`No world is named "${name}". Known: ${worldNames.join(', ')}.`);
  return world;
};

await runCommand(async () => {
  const { world = 'everyday', origin } = readArguments(
    { world: { type: 'string' }, origin: { type: 'string' } },
    usage,
  );
  const allowedOrigins = origin === undefined ? [] : [origin];
  const host = await startHttpHost({ port: readPort(8787), world: readWorld(world), allowedOrigins });
  const { email, password } = personas.admin;
  print(
    `The mocked church answers at ${host.url}/api/ (world: ${world}).`,
    ...personaLines(),
    'Sign in:',
    `  curl -i -H 'Content-Type: application/json' -d '${JSON.stringify({ email, password })}' ${host.url}/api/account/login`,
    'Stop with Ctrl+C.',
  );
  return host.close;
});
