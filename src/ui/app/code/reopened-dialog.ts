import { entrySlot } from '@/ui/kit/history/entry-slot.ts';

/** The dialog that was open when the program reloaded the page. */
interface OpenDialog {
  readonly id: string;
  /** What its fields held, but for passwords, in their order. */
  readonly texts: readonly string[];
}

/** In the entry of the history, which a reload keeps. */
const noted = entrySlot('reopened', (found): OpenDialog | undefined => {
  const id: unknown = Reflect.get(Object(found), 'id');
  const texts: unknown = Reflect.get(Object(found), 'texts');
  return typeof id === 'string' && Array.isArray(texts) ? { id, texts: texts.map(String) } : undefined;
});

const fieldsOf = (dialog: Element) => [...dialog.querySelectorAll<HTMLInputElement>('input:not([type="password"])')];

/** Notes which dialog is open, and what was typed into it. */
export function noteOpenDialog(): void {
  const dialog = document.querySelector('dialog[open]');
  noted.write(dialog === null ? undefined : { id: dialog.id, texts: fieldsOf(dialog).map(({ value }) => value) });
}

/**
 * Opens the dialog that was open when the program reloaded the page, as a press on its button does, with what was typed:
 * its form takes that over, as it does what is typed before the program runs.
 */
export function reopenDialog(): void {
  const open = noted.read();
  if (open === undefined) return;
  noted.write(undefined);
  const dialog = document.getElementById(open.id);
  const fields = dialog === null ? [] : fieldsOf(dialog);
  for (const [at, field] of fields.entries()) field.value = open.texts[at] ?? '';
  const buttons = [...document.querySelectorAll<HTMLElement>(`[data-opens="${CSS.escape(open.id)}"]`)];
  buttons.find((button) => button.offsetParent !== null)?.click();
}
