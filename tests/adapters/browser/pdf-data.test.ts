import { describe, expect, it } from 'vitest';
import { pdfDataOf } from '@/adapters/browser/pdf-data.ts';

describe('the data that PDFs refer to by name', () => {
  it.each(['KSCms-UHC-H', 'UniKS-UCS2-H', 'Adobe-Korea1-UCS2', 'FoxitSymbol.pfb'])('%s is included', (name) => {
    expect(pdfDataOf(name).length).toBeGreaterThan(1000);
  });

  it.each(['90ms-RKSJ-H', 'toString', ''])('%s is not included, and its request fails', (name) => {
    expect(() => pdfDataOf(name)).toThrow('is not kept here');
  });
});
