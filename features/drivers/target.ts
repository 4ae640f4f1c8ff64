import type { Page } from 'playwright';

type AriaRole = Parameters<Page['getByRole']>[0];
type RoleOptions = Pick<NonNullable<Parameters<Page['getByRole']>[1]>, 'name' | 'exact' | 'level' | 'includeHidden'>;

/** A text as people see it, without letter case and anywhere in the whole; or a pattern. */
type Text = string | RegExp;

/** One step from the things found so far to the things meant. */
export type TargetStep =
  | { readonly by: 'role'; readonly role: AriaRole; readonly options: RoleOptions }
  | { readonly by: 'label' | 'text'; readonly text: Text; readonly exact: boolean }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'has'; readonly inner: Target }
  | { readonly by: 'hasText'; readonly text: Text }
  | { readonly by: 'visible' }
  | { readonly by: 'nth'; readonly index: number }
  | { readonly by: 'and' | 'or'; readonly other: Target };

interface Filter {
  readonly has?: Target;
  readonly hasText?: Text;
  readonly visible?: true;
}

/**
 * Which things of a page are meant, as data: each driver finds them in its own way. The methods are called as Playwright
 * calls them, and mean the same.
 */
export class Target {
  readonly steps: readonly TargetStep[];

  constructor(steps: readonly TargetStep[] = []) {
    this.steps = steps;
  }

  getByRole(role: AriaRole, options: RoleOptions = {}): Target {
    return this.#then({ by: 'role', role, options });
  }

  getByLabel(text: Text, { exact = false } = {}): Target {
    return this.#then({ by: 'label', text, exact });
  }

  getByText(text: Text, { exact = false } = {}): Target {
    return this.#then({ by: 'text', text, exact });
  }

  locator(selector: string): Target {
    return this.#then({ by: 'css', selector });
  }

  filter({ has, hasText, visible }: Filter): Target {
    return new Target([
      ...this.steps,
      ...(hasText === undefined ? [] : [{ by: 'hasText', text: hasText } as const]),
      ...(has === undefined ? [] : [{ by: 'has', inner: has } as const]),
      ...(visible === undefined ? [] : [{ by: 'visible' } as const]),
    ]);
  }

  and(other: Target): Target {
    return this.#then({ by: 'and', other });
  }

  or(other: Target): Target {
    return this.#then({ by: 'or', other });
  }

  /** @param index from 0; -1 for the last */
  nth(index: number): Target {
    return this.#then({ by: 'nth', index });
  }

  first(): Target {
    return this.nth(0);
  }

  last(): Target {
    return this.nth(-1);
  }

  /** The same as Playwright's own words, for the messages of failures. */
  get words(): string {
    return this.steps.map(sayStep).join(' › ');
  }

  #then(step: TargetStep): Target {
    return new Target([...this.steps, step]);
  }
}

/** Everything on the page. */
export const PAGE = new Target();

function sayStep(step: TargetStep): string {
  switch (step.by) {
    case 'role':
      return step.options.name === undefined ? step.role : `${step.role} "${String(step.options.name)}"`;
    case 'label':
    case 'text':
    case 'hasText':
      return `${step.by} "${String(step.text)}"`;
    case 'css':
      return step.selector;
    case 'has':
      return `has(${step.inner.words})`;
    case 'and':
    case 'or':
      return `${step.by}(${step.other.words})`;
    case 'nth':
      return `#${step.index}`;
    case 'visible':
    default:
      return step.by;
  }
}
