import { personas } from '../seeds/personas.ts';
import { type WorldName, worldNames } from '../seeds/worlds.ts';
import { CommandError, personaLines, print, readArguments, readPort, runCommand } from './command-line.ts';
import { contractPages } from './contract-pages.ts';
import { startHttpHost } from './http.ts';

const usage =
  'npm run mock-server -- [--world NAME] [--origin URL] [--data FOLDER] [--host ADDRESS --public], with the port in PORT';

const readWorld = (name: string): WorldName => {
  const world = worldNames.find((known) => known === name);
  if (world === undefined) throw new CommandError(`No world is named "${name}". Known: ${worldNames.join(', ')}.`);
  return world;
};

/** @throws CommandError if other computers could reach the mock without an explicit option */
const readHost = (address: string, isPublic: boolean): string => {
  if (isPublic || isLoopback(address)) return address;
  throw new CommandError(
    `At ${address} others could reach this mock, whose passwords anybody can read in its source. If they may, add --public.`,
  );
};

const isLoopback = (address: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(address);

const warning = [
  '!! THIS IS A MOCK, AND IT LISTENS FOR OTHERS: whoever reaches it can sign in as anybody, with the passwords below,',
  '!! and read, change and reset everything in it. Put no data of real people into it.',
];

const warn = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

await runCommand(async () => {
  const options = readArguments(
    {
      world: { type: 'string' },
      origin: { type: 'string' },
      data: { type: 'string' },
      host: { type: 'string' },
      public: { type: 'boolean' },
    },
    usage,
  );
  const { world = 'everyday', origin, data } = options;
  const hostname = readHost(options.host ?? 'localhost', options.public === true);
  const host = await startHttpHost({
    port: readPort(8787),
    hostname,
    world: readWorld(world),
    allowedOrigins: origin === undefined ? [] : [origin],
    pages: contractPages,
    ...(data === undefined ? {} : { kept: { folder: data, onTrouble: warn } }),
  });
  const { email, password } = personas.admin;
  print(
    ...(isLoopback(hostname) ? [] : warning),
    `The mocked church answers at ${host.url}/api/ (world: ${host.backend.control.settings().world}).`,
    ...(data === undefined ? [] : [`It is kept in ${data}.`]),
    `Its API can be read and tried at ${host.url}/docs, and is described by ${host.url}/openapi.json.`,
    ...personaLines(),
    'Sign in:',
    `  curl -i -H 'Content-Type: application/json' -d '${JSON.stringify({ email, password })}' ${host.url}/api/account/login`,
    'Stop with Ctrl+C.',
  );
  return host.close;
});
