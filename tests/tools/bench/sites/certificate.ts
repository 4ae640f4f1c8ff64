import { generateKeyPairSync, sign } from 'node:crypto';

export interface Certificate {
  /** Both as PEM. */
  readonly key: string;
  readonly cert: string;
}

const DAY_MS = 86_400_000;

/** Tags of ASN.1, in which certificates are written. */
const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT = 0x06;
const UTF8 = 0x0c;
const UTC_TIME = 0x17;
const EXPLICIT_0 = 0xa0;
const EXPLICIT_3 = 0xa3;
/** The tag of a name in the list of names that a certificate is valid for. */
const DNS_NAME = 0x82;

const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const SUBJECT_ALT_NAME = [0x55, 0x1d, 0x11];

/** A self-signed certificate for this machine, valid for a day: made by Node alone, for a host of HTTP/2. */
export function makeCertificate(now = new Date()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, der(OBJECT, ECDSA_WITH_SHA256));
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, der(OBJECT, COMMON_NAME), der(UTF8, Buffer.from('localhost')))));
  const validity = der(SEQUENCE, time(now.getTime() - DAY_MS), time(now.getTime() + DAY_MS));
  const names = der(SEQUENCE, der(DNS_NAME, Buffer.from('localhost')));
  const extension = der(SEQUENCE, der(OBJECT, SUBJECT_ALT_NAME), der(OCTET_STRING, names));
  const body = der(
    SEQUENCE,
    der(EXPLICIT_0, der(INTEGER, [2])),
    der(INTEGER, [1]),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXPLICIT_3, der(SEQUENCE, extension)),
  );
  const signature = der(BIT_STRING, [0], sign('sha256', body, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(der(SEQUENCE, body, algorithm, signature)),
  };
}

/** A value with its tag and its length before it, as the distinguished encoding rules have it. */
function der(tag: number, ...parts: readonly (Buffer | readonly number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** `YYMMDDhhmmssZ` */
function time(instant: number): Buffer {
  const digits = new Date(instant).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return der(UTC_TIME, Buffer.from(digits.slice(2)));
}

function pem(content: Buffer): string {
  const lines = content.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
