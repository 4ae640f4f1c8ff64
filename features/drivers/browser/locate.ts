import type { Locator, Page } from 'playwright';
import type { Target, TargetStep } from '../target.ts';

/** What is meant, in a page of Chromium. */
export function locate(page: Page, { steps }: Target): Locator {
  const [first, ...rest] = steps;
  // Searched from the page itself, because a target inside another (`has`) is searched from there.
  const begun = first === undefined ? page.locator(':root') : narrow(page, page, first);
  return rest.reduce((found, step) => narrow(page, found, step), begun);
}

function narrow(page: Page, place: Page | Locator, step: TargetStep): Locator {
  const found = 'filter' in place ? place : place.locator('*');
  switch (step.by) {
    case 'role':
      return place.getByRole(step.role, step.options);
    case 'label':
      return place.getByLabel(step.text, { exact: step.exact });
    case 'text':
      return place.getByText(step.text, { exact: step.exact });
    case 'css':
      return place.locator(step.selector);
    case 'has':
      return found.filter({ has: locate(page, step.inner) });
    case 'hasText':
      return found.filter({ hasText: step.text });
    case 'visible':
      return found.filter({ visible: true });
    case 'nth':
      return found.nth(step.index);
    case 'and':
      return found.and(locate(page, step.other));
    case 'or':
    default:
      return found.or(locate(page, step.other));
  }
}
