const png = '\x89PNG\r\n\x1a\n';

const bytes = (head: string, size: number): Uint8Array<ArrayBuffer> => {
  const content = new Uint8Array(size);
  content.set(Uint8Array.from({ length: head.length }, (_, at) => head.charCodeAt(at)));
  return content;
};

export const anImage = (name: string, size = 64): File => new File([bytes(png, size)], name, { type: 'image/png' });

export const aPdf = (name: string, size = 64): File =>
  new File([bytes('%PDF-1.7\n', size)], name, { type: 'application/pdf' });

/** A script that is declared as an image. */
export const aDisguisedProgram = (name: string): File => new File([bytes('MZ', 64)], name, { type: 'image/png' });

export function formOf(entries: readonly (readonly [name: string, value: string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return form;
}
