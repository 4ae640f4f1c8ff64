import { createPrivateKey, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeCertificate } from './certificate.ts';

describe('the certificate of the host of HTTP/2', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const { key, cert } = makeCertificate(now);
  const read = new X509Certificate(cert);

  it('is for this machine alone, and signed by its own key', () => {
    expect(read.checkHost('localhost')).toBe('localhost');
    expect(read.checkHost('www.example.org')).toBeUndefined();
    expect(read.verify(read.publicKey)).toBe(true);
    expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
  });

  it('holds today', () => {
    expect(new Date(read.validFrom)).toEqual(new Date('2026-11-19T12:00:00Z'));
    expect(new Date(read.validTo)).toEqual(new Date('2026-11-21T12:00:00Z'));
  });
});
