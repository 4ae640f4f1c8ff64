/** An element of a page, by its role and its name. */
export interface Thing {
  readonly css: string;
  /** Its whole text, or its label; a pattern where only a part is known. */
  readonly name?: string | RegExp;
}

export const button = (name: string | RegExp): Thing => ({ css: 'button, [role="button"], summary', name });
export const link = (name: string | RegExp): Thing => ({ css: 'a[href]', name });
export const heading = (name: string | RegExp): Thing => ({ css: 'h1, h2, h3, h4', name });
export const field = (name: string | RegExp): Thing => ({ css: 'input, textarea, select', name });

/** As it is named in a failure. */
export const describeThing = ({ css, name }: Thing): string => (name === undefined ? css : `${String(name)} (${css})`);

/**
 * An expression in the page for the visible elements.
 * @param then an expression of the list `things`
 */
export function inPage({ css, name }: Thing, then: string): string {
  const pattern = name instanceof RegExp ? name.source : name === undefined ? '' : `^${escaped(name)}$`;
  return `(() => {
    const words = (element) => {
      const label = element.getAttribute('aria-label') ?? textOf(element.getAttribute('aria-labelledby'));
      const labels = [...(element.labels ?? [])].map((one) => one.textContent).join(' ');
      return (label || labels || spoken(element)).replace(/\\s+/g, ' ').trim();
    };
    const spoken = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data;
      if (!(node instanceof Element)) return '';
      const isMute = node.getAttribute('aria-hidden') === 'true' || getComputedStyle(node).display === 'none';
      return isMute ? '' : [...node.childNodes].map(spoken).join(' ');
    };
    const textOf = (ids) => (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim();
    const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
    const pattern = new RegExp(${JSON.stringify(pattern)}, 'u');
    const things = [...document.querySelectorAll(${JSON.stringify(css)})]
      .filter((element) => isSeen(element) && pattern.test(words(element)));
    return (${then});
  })()`;
}

const escaped = (words: string): string => words.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
