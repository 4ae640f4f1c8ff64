import { oneTimeZoneHelper } from './rules/time-zone.ts';
import { broken, specify } from './support/rule-spec.ts';

const TEST = 'tests/shared/domain/week.test.ts';

specify(oneTimeZoneHelper, {
  breaks: {
    'a test that sets it': broken(TEST, `\nprocess.env['TZ'] = 'UTC';`, `${TEST}:2 changes the time zone itself`),
    'a test that takes it away': broken(TEST, 'delete process.env.TZ;', `${TEST}:1 changes`),
    'a setup file': broken('tests/ui/setup.tsx', `const { env } = process; env.TZ ??= 'UTC';`, 'setup.tsx:1 changes'),
  },
  keeps: {
    'the helper, and a test that reads it': {
      'tests/support/time-zone.ts': `process.env['TZ'] = 'UTC';`,
      [TEST]: `export const zone = process.env['TZ']; process.env['PORT'] = '1';`,
    },
  },
});
