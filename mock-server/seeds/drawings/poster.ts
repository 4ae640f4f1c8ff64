import { picture, text } from './svg.ts';

const looks = [
  { ground: '#0f4b3f', arch: '#f6e2b2', mark: '#12594b', words: '#fbf3de' },
  { ground: '#fffdf7', arch: '#12594b', mark: '#f0d9a5', words: '#1d2733' },
  { ground: '#5a2f1d', arch: '#f3d9b4', mark: '#8c3d1c', words: '#fbeedd' },
  { ground: '#1f3350', arch: '#dbe6f2', mark: '#2a4d78', words: '#eef4fb' },
] as const;

interface Poster {
  readonly heading: string;
  readonly line: string;
  /** Any whole number; it wraps around the colourings. */
  readonly look: number;
}

/** An advertisement's picture, 480 by 640: the round-headed window over two lines of writing. */
export const drawPoster = ({ heading, line, look }: Poster): string => {
  const { ground, arch, mark, words } = looks[look % looks.length] ?? looks[0];
  const size = Math.min(40, Math.floor(400 / Math.max(1, heading.length)));
  const body = [
    `<path d="M18 18h444v604H18z" fill="none" stroke="#d9a850" stroke-width="1.5"/>`,
    `<path d="M130 400V220a110 110 0 0 1 220 0v180z" fill="${arch}"/>`,
    `<path d="M234 170h12v46h38v12h-38v110h-12V228h-38v-12h38z" fill="${mark}"/>`,
    `<path d="M130 372q28-20 55 0t55 0 55 0 55 0" fill="none" stroke="${mark}" stroke-width="4"/>`,
    text(240, 480, heading, { size, anchor: 'middle', fill: words, bold: true }),
    `<path d="M200 506h80" stroke="#d9a850" stroke-width="2"/>`,
    text(240, 548, line, { size: 20, anchor: 'middle', fill: words }),
    text(240, 596, '아순시온 소망한인교회', { size: 15, anchor: 'middle', fill: words }),
  ];
  return picture(480, 640, ground, body.join(''));
};
