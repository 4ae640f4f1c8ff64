import type { Page } from 'playwright';
import type { Finder, Nouns } from '../support/nouns.ts';

type AriaRole = Parameters<Page['getByRole']>[0];

/** The scenarios' words for the ARIA roles. */
const ROLES: Readonly<Record<string, AriaRole>> = {
  button: 'button',
  link: 'link',
  heading: 'heading',
  checkbox: 'checkbox',
  'radio button': 'radio',
  list: 'combobox',
  option: 'option',
  dialog: 'dialog',
  table: 'table',
  picture: 'img',
  navigation: 'navigation',
  part: 'region',
};

const byRole = Object.entries(ROLES).map(([word, role]): [string, Finder] => [
  `the ${word} …`,
  (place, name = '') => place.getByRole(role, { name }),
]);

/**
 * A visible field by its label: closed dialogs and folds in the page contain fields, too, and so does the page under a
 * dialog. The locator uses the first match.
 */
export const fieldIn: Finder = (place, label = '') =>
  place
    .locator(':not([aria-hidden="true"] *)')
    .and(place.getByLabel(label, { exact: true }))
    .filter({ visible: true });

/** What a page would run, if it interpreted text as markup. */
export const scripts: Finder = (place) => place.getByRole('main').locator('script, iframe');

export const controls: Nouns = {
  ...Object.fromEntries(byRole),
  'the button named just …': (place, name = '') => place.getByRole('button', { name, exact: true }),
  'the field …': (place, label = '') => fieldIn(place, label),
  'the chosen option of …': (place, label = '') => fieldIn(place, label).locator('option:checked'),
  'the options of …': (place, label = '') => place.getByLabel(label, { exact: true }).getByRole('option'),
  'the alert …': (place, text = '') => place.getByRole('alert').filter({ hasText: text }),
  'the status …': (place, text = '') => place.getByRole('status').filter({ hasText: text }),
  'the words …': (place, text = '') => place.getByText(text, { exact: true }),
  'a status': (place) => place.getByRole('status'),
  'an alert': (place) => place.getByRole('alert'),
  'the dialog': (place) => place.getByRole('dialog'),
  'the page': (place) => place.getByRole('main'),
  'the top bar': (place) => place.getByRole('banner'),
  'the footer': (place) => place.getByRole('contentinfo'),
  'the page heading': (place) => place.getByRole('main').getByRole('heading', { level: 1 }),
};
