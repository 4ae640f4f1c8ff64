/** Escapes text for a PDF string; ASCII only. */
const literal = (words: string): string => words.replace(/[^ -~]/g, '?').replace(/[\\()]/g, '\\$&');

/**
 * A PDF of one page that every reader opens: each line of ASCII text in its own row. Hangul would need an embedded
 * font, so titles are only in the file's name.
 */
export const createPdf = (lines: readonly string[]): Uint8Array<ArrayBuffer> => {
  const rows = lines.map((line) => `(${literal(line)}) Tj T*`).join(' ');
  const stream = `BT /F1 20 Tf 28 TL 72 740 Td ${rows} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new Uint8Array(new TextEncoder().encode(body + table + trailer));
};
