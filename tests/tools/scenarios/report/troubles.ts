import { Status } from '@cucumber/cucumber';
import type { runCucumber } from '@cucumber/cucumber/api';
import { failureText, firstLine } from './failure-text.ts';

type Envelope = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0];
type Attachment = NonNullable<Envelope['attachment']>;
type StepDefinition = NonNullable<Envelope['stepDefinition']>;

/** One message of a run, as the runner's listener receives it; of two kinds what the reports read. */
export interface Message extends Omit<Envelope, 'attachment' | 'stepDefinition'> {
  readonly attachment?: Pick<Attachment, 'testCaseStartedId' | 'mediaType' | 'body'>;
  readonly stepDefinition?: Pick<StepDefinition, 'id' | 'sourceReference'> & {
    readonly pattern: Pick<StepDefinition['pattern'], 'source'>;
  };
}

/** @returns the failure outside of a scenario that a message reports, if any */
export function troubleOf({ parseError, testRunHookFinished }: Message): string | undefined {
  if (parseError !== undefined) return `${parseError.source.uri}: ${firstLine(parseError.message)}`;
  if (testRunHookFinished === undefined || testRunHookFinished.result.status === Status.PASSED) return undefined;
  return `Before or after all scenarios: ${failureText(testRunHookFinished.result.message) ?? 'failed'}`;
}
