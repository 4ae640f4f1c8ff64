import { demoMessages } from '@/ui/messages/ko/demo-messages.ts';

/** Says, in mocked builds and in this one place, that the church of the demo is invented. */
export function DemoNote() {
  return <p>{demoMessages.fictional}</p>;
}
