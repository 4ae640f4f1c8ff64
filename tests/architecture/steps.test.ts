import { fewSteps, noSelectors } from './rules/steps.ts';
import { broken, prove } from './support/rule-spec.ts';

const STEPS = 'features/steps/common.steps.ts';
const define = (count: number): string => `Given('a', function () {});\n`.repeat(count);

prove(fewSteps, {
  breaks: {
    'more in two files': {
      files: { [STEPS]: define(130), 'features/steps/auth.steps.ts': `${define(50)}Then('b', () => {});` },
      reports: 'features/steps/auth.steps.ts defines 51 of 181 steps',
    },
    'other words for it': broken(STEPS, `${define(180)}When('b', c); defineStep('d', e);`, 'defines 182 of 182 steps'),
  },
  keeps: { 'as many as may be': { [STEPS]: define(180), 'features/support/hooks.ts': define(9) } },
});

prove(noSelectors, {
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
