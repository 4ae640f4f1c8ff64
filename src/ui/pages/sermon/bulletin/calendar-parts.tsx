import { type ClassNames, type CustomComponents, DayButton } from 'react-day-picker';
import { buttonClassName } from '@/ui/kit/actions/button-class-name.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import styles from './week-calendar.module.css';

const turn = buttonClassName({ variant: 'quiet', round: true });

/** The class names of the calendar; the library's style sheet is not loaded. */
export const calendarClassNames: Partial<ClassNames> = {
  month: styles.month ?? '',
  button_previous: turn,
  button_next: turn,
  caption_label: styles.caption ?? '',
  month_grid: styles.weeks ?? '',
  day_button: styles.day ?? '',
  outside: styles.outside ?? '',
  selected: styles.picked ?? '',
};

export const calendarComponents: Partial<CustomComponents> = {
  CaptionLabel: ({ children, className }) => (
    <h2 className={className} aria-live="polite">
      {children}
    </h2>
  ),
  Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'left' : 'right'} />,
  DayButton: (props) => (
    <DayButton
      {...props}
      aria-current={props.modifiers['today'] === true ? 'date' : undefined}
      aria-pressed={props.modifiers['sunday'] === true ? true : undefined}
    />
  ),
};
