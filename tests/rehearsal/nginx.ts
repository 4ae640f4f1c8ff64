import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from '../tools/machine/machine.ts';
import type { Certificate } from './certificate.ts';
import type { Ports } from './network.ts';
import { pause, type Running, start } from './running.ts';

export interface NginxOptions {
  readonly nginx: string;
  /** The folder for all of its files. */
  readonly folder: string;
  readonly machine: Machine;
}

const KINDS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The configuration around the sites: as on Debian, except for paths and logs. */
const around = ({ folder, machine }: NginxOptions): string => `${machine.isRoot ? 'user root;\n' : ''}daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  ${KINDS.map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`).join('\n  ')}
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
  access_log off;
  include ${folder}/sites/*.conf;
}
`;

/** The API's server on another origin, behind TLS: its configuration is not part of README's recipe. */
const apiSite = ({ secure }: Ports, { file, key }: Certificate, churchPort: number): string => `server {
  listen 127.0.0.1:${secure} ssl http2;
  server_name api.example.org;
  ssl_certificate ${file};
  ssl_certificate_key ${key};
  client_max_body_size 60m;
  location / {
    proxy_pass http://127.0.0.1:${churchPort};
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  }
}
`;

/** The command that makes nginx read its configuration again, as on a church's machine. */
export const reloadOf = ({ nginx, folder }: NginxOptions): string =>
  `${nginx} -p ${folder} -c ${folder}/nginx.conf -s reload`;

/**
 * Runs the command that makes nginx read its configuration again, and waits for the end of the workers with the old
 * configuration: until then they answer some requests.
 */
export async function reloaded({ folder }: NginxOptions, work: () => Promise<void>): Promise<void> {
  const workers = async (): Promise<readonly string[]> => {
    const master = (await readFile(join(folder, 'nginx.pid'), 'utf8')).trim();
    return (await readFile(`/proc/${master}/task/${master}/children`, 'utf8')).split(' ').filter(Boolean);
  };
  const before = new Set(await workers());
  await work();
  // oxlint-disable-next-line no-await-in-loop -- polls: no event tells of the end of another program
  while ((await workers()).some((worker) => before.has(worker))) await pause(50);
}

export const addSite = ({ folder }: NginxOptions, name: string, servers: string): Promise<void> =>
  writeFile(join(folder, 'sites', `${name}.conf`), servers);

/** Starts an nginx of its own, with the API's server and without a site. */
export async function startNginx(
  options: NginxOptions,
  ports: Ports,
  certificate: Certificate,
  churchPort: number,
): Promise<Running> {
  const { nginx, folder } = options;
  await mkdir(join(folder, 'sites'), { recursive: true });
  await mkdir(join(folder, 'temporary'), { recursive: true });
  await writeFile(join(folder, 'nginx.conf'), around(options));
  await addSite(options, 'api', apiSite(ports, certificate, churchPort));
  const words = [nginx, '-p', folder, '-c', join(folder, 'nginx.conf')] as const;
  return start({ words: [...words], folder }, () => listens(ports.secure));
}

const listens = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
