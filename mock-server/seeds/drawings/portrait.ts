import { gold, green, picture, soft } from './svg.ts';

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
