const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const ink = '#1d2733';
export const soft = '#4a5460';
export const green = '#12594b';
export const gold = '#b9822b';

interface TextStyle {
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  readonly bold?: boolean;
  readonly spacing?: number;
}

/** One line of writing with its baseline at (x, y), in the fonts that a reader's computer has for Hangul. */
export const text = (x: number, y: number, words: string, style: TextStyle): string => {
  const { size, anchor = 'start', fill = ink, bold = false, spacing = 0 } = style;
  const weight = bold ? ' font-weight="700"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${fill}"${weight} letter-spacing="${spacing}">${escapeXml(words)}</text>`;
};

/** About as wide as the words will be at 16 px: Hangul is square, all else takes half of that. */
const widthOf = (words: string): number =>
  Array.from(words, (sign) => (/[가-힣]/.test(sign) ? 15 : 8)).reduce((sum, width) => sum + width, 0);

/** A row as in a printed programme: the item, leader dots, and who does it. */
export const leaders = (y: number, left: string, right: string, bold = false): string => {
  const from = 36 + widthOf(left);
  const to = 384 - widthOf(right);
  const dots = `<path d="M${from} ${y - 4}H${Math.max(from, to)}" stroke="#8d8777" stroke-width="1.6" stroke-dasharray="0 6" stroke-linecap="round"/>`;
  return text(28, y, left, { size: 16, bold }) + dots + text(392, y, right, { size: 16, anchor: 'end', bold });
};

/** A whole picture of that size, on paper. */
export const picture = (width: number, height: number, paper: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
  `font-family="system-ui,Apple SD Gothic Neo,Malgun Gothic,Noto Sans KR,sans-serif">` +
  `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>${body}</svg>`;

const papers = ['#f6e2b2', '#dbe6f2', '#f3d9b4'] as const;
const clothes = [green, soft, gold] as const;

/** A member's photo, 96 by 96: head and shoulders. @param look any whole number; it wraps around the colourings */
export const drawPortrait = (look: number): string => {
  const paper = papers[look % papers.length] ?? papers[0];
  const coat = clothes[look % clothes.length] ?? green;
  const body = [
    `<path d="M8 96a40 34 0 0 1 80 0z" fill="${coat}"/>`,
    `<path d="M40 58h16v12a8 8 0 0 1-16 0z" fill="#e8c3a0"/>`,
    `<circle cx="48" cy="42" r="20" fill="#f0cfae"/>`,
    `<path d="M27 42a21 21 0 0 1 42 0q-6-13-21-13T27 42z" fill="#2b2320"/>`,
  ];
  return picture(96, 96, paper, body.join(''));
};
