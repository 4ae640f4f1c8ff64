const PROGRAM = 'MZ\u0090\0\u0003\0\0\0\u0004\0\0\0\u00ff\u00ff';
const PHOTOGRAPH = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic';
const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF';

/** Three empty pages. */
const THREE_PAGES = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 595 842]>>endobj
${[3, 4, 5].map((page) => `${page} 0 obj<</Type/Page/Parent 2 0 R>>endobj`).join('\n')}
trailer<</Root 1 0 R>>
%%EOF`;

/** Contents that differ from the file's name, or that the browser cannot draw; as `latin1`. */
export const CONTENTS: Readonly<Record<string, string>> = {
  '프로그램.png': PROGRAM,
  '프로그램.pdf': PROGRAM,
  '빈파일.png': '',
  '빈문제지.pdf': '',
  '사진.heic': PHOTOGRAPH,
  '사진.jpg': PHOTOGRAPH,
  '그림.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>window.hacked = true</script></svg>',
  '주보.pdf': THREE_PAGES,
  '문서.pdf': PDF,
  '문제지.pdf': PDF,
  '새문제지.pdf': PDF,
  '큰문제지.pdf': PDF,
};

/** Larger than anything that is taken. */
const LARGE: readonly string[] = ['큰그림.png', '큰문제지.pdf'];
const LARGE_BYTES = 50 * 1024 * 1024;

/** Large enough for an upload that takes a while, and small enough to be allowed. */
const HEAVY_BYTES = 400_000;

/** To how many bytes a file is filled up; undefined when its content is all. */
export function filledUpTo(name: string): number | undefined {
  if (LARGE.includes(name)) return LARGE_BYTES;
  return name.startsWith('무거운') ? HEAVY_BYTES : undefined;
}

/** By the end of a file's name. */
export const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

export const endOf = (name: string): string => name.split('.').at(-1) ?? '';
