import { noSelectors } from './rules/steps.ts';
import { broken, specify } from './support/rule-spec.ts';

const STEPS = 'features/steps/common.steps.ts';
specify(noSelectors, {
  breaks: {
    'a locator': broken(STEPS, `\nconst a = () => page.locator('main');`, `${STEPS}:2 calls locator`),
    'a locator of a locator': broken(STEPS, "page.getByRole('row').locator(`.${name}`).click();", 'calls locator'),
    'a class in the page': broken(
      STEPS,
      `page.evaluate(() => document.querySelector('.toast__text'));`,
      'calls querySelector',
    ),
    'the name of a class': broken(STEPS, `await expect(row).toHaveClass('open');`, 'calls toHaveClass'),
  },
  keeps: {
    'roles, and page objects': {
      [STEPS]: `page.getByRole('row', { name: 'a' }).click(); toasts(world).first();`,
      'features/pages/toasts.ts': `export const toasts = ({ page }: World) => page.locator('.Toastify__toast');`,
    },
  },
});
