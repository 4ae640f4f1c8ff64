import { readStyleSheet, styleSheets } from '../support/css.ts';
import type { Project } from '../support/project.ts';
import type { Rule } from '../support/rule.ts';

/** Widths at which the layout changes, as in `tokens.css`. A maximum is a hundredth below. */
const THRESHOLDS = [40, 48, 64];

interface OwnWidth {
  readonly width: number;
  readonly reason: string;
  readonly where: RegExp;
}

/** Other widths, each for one element, with its reason. */
const OWN_WIDTHS: readonly OwnWidth[] = [
  {
    width: 75,
    reason: 'the row of the top bar takes in its links, and `--bar-height` says how high it is then',
    where: /\/app\/(?:shell\/top-bar\.module|styles\/tokens)\.css$/,
  },
  {
    width: 75,
    reason: 'beside the menu of its section, the calendar of the bulletin leaves its pages no room below that',
    where: /\/bulletin\/(?:bulletin-frame|week-calendar)\.module\.css$/,
  },
  {
    width: 60,
    reason: '48 in letters a quarter larger, which queries do not count',
    where: /\/bottom-nav\.module\.css$/,
  },
  {
    width: 72,
    reason: '48 in letters half as large again, which queries do not count',
    where: /\/(?:bottom-nav|board)\.module\.css$/,
  },
  {
    width: 34,
    reason: 'a low window that lies on its side, in which a picture stands beside its buttons',
    where: /\/picture-dialog\.module\.css$/,
  },
  {
    width: 14,
    reason: 'letters twice as large in the menu of a small phone, whose groups come before what is said',
    where: /\/(?:dialogs|drawer-menu)\.module\.css$/,
  },
  {
    width: 21,
    reason: 'a bar so narrow, or letters so large, that there is no room for the name in Spanish beside the search',
    where: /\/top-bar\.module\.css$/,
  },
];

/**
 * Without `float` and the sizes: the oldest browsers lack the logical values of the former, and the latter name no
 * side.
 */
const SIDES =
  /^(?:(?:scroll-)?(?:margin|padding)|border|inset)-(?:top|right|bottom|left)(?:-|$)|^(?:top|right|bottom|left)$|^border-(?:top|bottom)-(?:left|right)-radius$/;

const FOUR_SIDES = /^(?:scroll-)?(?:margin|padding|inset)$/;

export const widthThresholds: Rule = {
  name: 'the layout changes at three widths',
  check: (project) =>
    styleSheets(project).flatMap(({ path, text }) =>
      readStyleSheet(text)
        .blocks.filter(({ prelude }) => /^@(?:media|container)\b/.test(prelude))
        .flatMap(({ prelude, line }) =>
          [...prelude.matchAll(/width\s*(?::|[<>]=?)\s*([\d.]+)(\w+)/g)]
            .filter(([, size, unit]) => !isKnown(path, Number(size), unit))
            .map(([, size, unit]) => ({ path, line, message: `asks for a width of ${size}${unit}` })),
        ),
    ),
};

export const logicalProperties: Rule = {
  name: 'sides are told by the direction of the text',
  check: (project) =>
    styleSheets(project).flatMap(({ path, text }) =>
      readStyleSheet(text)
        .declarations.filter(({ property, value }) => isPhysical(property, value))
        .map(({ property, value, line }) => ({ path, line, message: `writes ${property}: ${value}` })),
    ),
};

export const ownKeyframes: Rule = {
  name: 'keyframes are declared once, under one name',
  check: (project) => {
    const seen = new Map<string, string>();
    return keyframesIn(project).flatMap(({ path, line, name, steps }) => {
      const content = steps.replaceAll(/[\s;]/g, '');
      const [namesake, twin] = [seen.get(name), seen.get(content)];
      seen.set(name, namesake ?? path).set(content, twin ?? path);
      if (namesake !== undefined)
        return [{ path, line, message: `declares @keyframes ${name} again, as ${namesake} does` }];
      if (twin !== undefined)
        return [{ path, line, message: `declares the steps of @keyframes ${name} again, as ${twin} does` }];
      return [];
    });
  },
};

/** Properties that the compositor animates without repainting, and discrete ones. */
const COMPOSITED = /^(?:opacity|transform|translate|scale|rotate|visibility|scroll-snap-align)$/;

export const compositedKeyframes: Rule = {
  name: 'what moves is painted once',
  check: (project) =>
    keyframesIn(project).flatMap(({ path, line: first, name, steps }) =>
      readStyleSheet(steps)
        .declarations.filter(({ property }) => !COMPOSITED.test(property))
        .map(({ property, line }) => ({
          path,
          line: first + line - 1,
          message: `animates ${property} in @keyframes ${name}: each frame of it is painted again`,
        })),
    ),
};

export const narrowHidden: Rule = {
  name: 'what is hidden from the eye alone takes no room beside the page',
  check: (project) =>
    styleSheets(project).flatMap(({ path, text }) =>
      [...text.matchAll(/\{([^{}]*\bclip-path: inset\(50%\)[^{}]*)\}/g)]
        .filter(([, block = '']) => !/(?:^|\s)width: 1px;/.test(block))
        .map(({ index }) => ({
          path,
          line: text.slice(0, index).split('\n').length,
          message: 'clips words away and leaves them their width: the window could be scrolled sideways',
        })),
    ),
};

/** Of a selector list, the selectors that match a pseudo-element of any element at all. */
const anyPseudo = (prelude: string): readonly string[] =>
  prelude
    .split(',')
    .map((selector) => selector.trim())
    .filter((selector) => /(?:^|[\s>+~*])::?(?:before|after)$/.test(selector));

export const ownPseudoElements: Rule = {
  name: 'a pseudo-element is styled where it is',
  check: (project) =>
    styleSheets(project).flatMap(({ path, text }) =>
      readStyleSheet(text)
        .blocks.filter(({ prelude }) => anyPseudo(prelude).length > 0)
        .map(({ prelude, line }) => ({
          path,
          line,
          message: `styles ${anyPseudo(prelude).join(', ')}: the browser computes a style more for every element`,
        })),
    ),
};

/** @property steps as they are written, without what stands before them */
interface Keyframes {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly steps: string;
}

const keyframesIn = (project: Project): readonly Keyframes[] =>
  styleSheets(project).flatMap(({ path, text }) =>
    [...text.matchAll(/@keyframes\s+(\S+)\s*(\{(?:[^{}]*\{[^{}]*\})*)/g)].map(
      ({ 1: name = '', 2: steps = '', index }) => ({
        path,
        line: text.slice(0, index).split('\n').length,
        name,
        steps,
      }),
    ),
  );

function isKnown(path: string, size: number, unit: string | undefined): boolean {
  const threshold = Math.round((size % 1 === 0 ? size : size + 0.01) * 100) / 100;
  const isOwn = OWN_WIDTHS.some(({ width, where }) => width === threshold && where.test(path));
  return (unit === 'em' || unit === 'rem') && (THRESHOLDS.includes(threshold) || isOwn);
}

function isPhysical(property: string, value: string): boolean {
  if (SIDES.test(property)) return true;
  if (property === 'text-align') return /^(?:left|right)$/.test(value);
  if (property === 'border-radius') return !value.includes('/') && hasUnlikeCorners(words(value));
  return FOUR_SIDES.test(property) && words(value).length === 4 && words(value)[1] !== words(value)[3];
}

const hasUnlikeCorners = ([a, b = a, c = a, d = b]: readonly string[]): boolean => a !== b || c !== d;

/** The values of a shorthand; a function with its arguments is one value. */
const words = (value: string): string[] => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
