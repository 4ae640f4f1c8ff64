import type { BrowserWindow } from 'happy-dom';
import { Ivya } from 'ivya';
import { beginAriaCaches, endAriaCaches } from 'ivya/utils';
import type { Target, TargetStep } from '../target.ts';
import { isDrawn } from './visibility.ts';

const engine = Ivya.create({ browser: 'chromium', testIdAttribute: 'data-testid' });

/** What the engine asks the global object for, of the window that it looks into. */
const OF_THE_WINDOW = ['Node', 'Element', 'HTMLFormElement', 'HTMLInputElement', 'CSS'] as const;

/** From now on elements are searched in this window. */
export function lookInto(window: BrowserWindow): void {
  for (const name of OF_THE_WINDOW)
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}

/** What is meant at the moment, in the order of the document. */
export function findAll(document: Document, target: Target): Element[] {
  beginAriaCaches();
  try {
    return resolve(document, document, target);
  } finally {
    endAriaCaches();
  }
}

const resolve = (document: Document, root: Document | Element, { steps }: Target): Element[] =>
  steps.reduce<Element[] | undefined>((found, step) => inOrder(narrow(document, found ?? [root], step)), undefined) ?? [
    document.documentElement,
  ];

function narrow(document: Document, places: readonly (Document | Element)[], step: TargetStep): Element[] {
  const found = places.filter(isElement);
  switch (step.by) {
    case 'role':
      return places.flatMap((place) => engine.queryAllByRole(step.role, step.options, place));
    case 'label':
      return places.flatMap((place) => engine.queryAllByLabelText(step.text, { exact: step.exact }, place));
    case 'text':
      return places.flatMap((place) => engine.queryAllByText(step.text, { exact: step.exact }, place));
    case 'css':
      return places.flatMap((place) => bySelector(place, step.selector));
    case 'has':
      return found.filter((element) => resolve(document, element, step.inner).length > 0);
    case 'hasText':
      return found.filter((element) => says(element, step.text));
    case 'visible':
      return found.filter(isDrawn);
    case 'nth':
      return found.slice(step.index, step.index === -1 ? undefined : step.index + 1);
    case 'and': {
      const others = new Set(resolve(document, document, step.other));
      return found.filter((element) => others.has(element));
    }
    case 'or':
    default:
      return [...found, ...resolve(document, document, step.other)];
  }
}

/** happy-dom knows `:checked` of boxes only, not of the options of a list. */
function bySelector(place: Document | Element, selector: string): Element[] {
  const found = engine.queryLocatorSelectorAll(selector.replace(/option:checked$/, 'option'), place);
  return selector.endsWith('option:checked')
    ? found.filter((one) => 'selected' in one && one.selected === true)
    : found;
}

const isElement = (place: Document | Element): place is Element => place.nodeType === 1;

function says(element: Element, text: string | RegExp): boolean {
  const said = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return text instanceof RegExp
    ? text.test(said)
    : said.toLowerCase().includes(text.replaceAll(/\s+/g, ' ').trim().toLowerCase());
}

/** Each once. */
const inOrder = (found: readonly Element[]): Element[] =>
  [...new Set(found)].toSorted((one, other) => ((one.compareDocumentPosition(other) & 4) === 0 ? 1 : -1));
