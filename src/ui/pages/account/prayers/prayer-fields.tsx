import { endOf, MOST_LETTERS, type PrayerDraft, type PrayerError } from '@/people/domain/prayer-draft.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';
import { ErrorSummary } from '@/ui/kit/forms/error-summary.tsx';
import { SelectField } from '@/ui/kit/forms/select-field.tsx';
import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import {
  prayerFormMessages as messages,
  prayerErrors,
  sameEndOption,
  weekOptions,
} from '@/ui/messages/ko/prayer-messages.ts';
import { type FormTexts, useFields } from '@/ui/patterns/form/use-fields.ts';
import type { RunningForm } from '@/ui/patterns/form/use-form.ts';

export type RunningPrayerForm = RunningForm<PrayerDraft, PrayerError, Failure>;

const TEXTS: FormTexts<PrayerDraft, PrayerError> = {
  id: { label: '' },
  version: { label: '' },
  text: { label: messages.text, sentence: (error) => prayerErrors[error] },
  scope: { label: messages.scope },
  name: { label: messages.name },
  weeks: { label: messages.weeks },
};

interface PrayerFieldsProps {
  readonly form: RunningPrayerForm;
  readonly hasZone: boolean;
  /** The end so far of a request that is changed. */
  readonly before?: CalendarDate | undefined;
}

/** The fields of a request: the text, who reads it, whether with a name, for how long. */
export function PrayerFields({ form, hasZone, before }: PrayerFieldsProps) {
  const today = useCoreService('clock').today();
  const { field, rejected } = useFields(form, TEXTS);
  const members = { value: 'members', label: messages.members };
  const zone = { value: 'zone', label: messages.zone };
  return (
    <>
      <ErrorSummary fields={rejected} />
      <TextArea {...field('text')} maxLength={MOST_LETTERS} hint={messages.textHint} />
      <SelectField
        {...field('scope')}
        options={hasZone || form.viewModel.values.scope === 'zone' ? [members, zone] : [members]}
      />
      <SelectField
        {...field('name')}
        hint={messages.namelessHint}
        options={[
          { value: 'named', label: messages.named },
          { value: 'nameless', label: messages.nameless },
        ]}
      />
      <SelectField
        {...field('weeks')}
        options={[
          ...(before === undefined ? [] : [sameEndOption(before)]),
          ...weekOptions((weeks) => endOf(weeks, today)),
        ]}
      />
    </>
  );
}
