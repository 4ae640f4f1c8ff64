import { churchsDay, oneTimeZoneHelper } from './rules/time-zone.ts';
import { broken, specify } from './support/rule-spec.ts';

const TEST = 'tests/shared/dates/weeks.test.ts';

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

const VIEW = 'src/ui/pages/home/week-news-view.tsx';

specify(churchsDay, {
  breaks: {
    "a use-case that asks the device's day": broken(
      'src/content/home/week-news.use-cases.ts',
      'export const today = (clock) => calendarDateOf(clock.now());',
      "week-news.use-cases.ts:1 takes the device's day",
    ),
    'a view that does': broken(
      VIEW,
      "export const today = () => calendarDateOf(useCoreService('clock').now());",
      "week-news-view.tsx:1 takes the device's day",
    ),
  },
  keeps: {
    "the church's day, and that of an instant of a calendar": {
      [VIEW]:
        "export const today = () => useCoreService('clock').today(); export const of = (day) => calendarDateOf(day);",
    },
    'what is shown once a day': {
      'src/shared/once-a-day.machine.ts': 'export const today = (clock) => calendarDateOf(clock.now());',
    },
  },
});
