import { noFormatOnLoad } from './rules/formats.ts';
import { broken, specify } from './support/rule-spec.ts';

const MESSAGES = 'src/ui/messages/ko/calendar.ts';

specify(noFormatOnLoad, {
  breaks: {
    'a format beside its texts': broken(
      MESSAGES,
      `const MOMENT = new Intl.DateTimeFormat('en-CA');`,
      'calendar.ts:1 makes a format while it is loaded',
    ),
    'an order in the mocked server': broken(
      'mock-server/church/rules/members.ts',
      `export const { compare } = new Intl.Collator('ko');`,
      'members.ts:1 makes a format',
    ),
  },
  keeps: {
    'what is made for each text, or at its first use': {
      [MESSAGES]: `
        let order;
        export const text = (moment) => new Intl.DateTimeFormat('en-CA').format(moment);
        export function compare(one, other) {
          order ??= new Intl.Collator('ko');
          return order.compare(one, other);
        }`,
    },
  },
});
