import { createHash, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from '../tools/machine/machine.ts';

export interface Certificate {
  readonly file: string;
  readonly key: string;
  readonly pem: string;
  /** The hash by which a Chromium can be made to trust only this one. */
  readonly fingerprint: string;
}

/** Makes a self-signed certificate for the names of the rehearsal. @throws Error with a sentence when openssl fails */
export async function makeCertificate(machine: Machine, openssl: string, folder: string): Promise<Certificate> {
  const file = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=www.example.org', '-addext', `subjectAltName=DNS:www.example.org,DNS:api.example.org`];
  const asked = await machine.ask(openssl, 'req', '-x509', ...options, ...names, '-keyout', key, '-out', file);
  if (asked === undefined) throw new Error('openssl made no certificate for the rehearsal.');
  const pem = await readFile(file, 'utf8');
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return { file, key, pem, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}
