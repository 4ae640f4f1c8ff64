import { classNames } from '@/ui/kit/class-names.ts';
import styles from './icon.module.css';

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A line drawing by its name. */
export function Icon({ name, className }: IconProps) {
  return <Drawing path={iconPaths[name]} className={className} />;
}

interface DrawingProps {
  readonly path: string;
  readonly className?: string | undefined;
}

/** Lines on a field of 24 by 24. Icons never carry a meaning alone, so they are hidden from assistive technology. */
export function Drawing({ path, className }: DrawingProps) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** The line drawings that every page may need: path data on a field of 24 by 24, drawn with a stroke of 1.75. */
export const iconPaths = {
  bell: 'M5 9v6h3l7 4V5L8 9zM18 9.5a4 4 0 0 1 0 5',
  check: 'M5 13l4 4L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  day: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  down: 'M6 9l6 6 6-6',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  grip: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  info: 'M12 3a9 9 0 1 0 .1 0zM12 11v5M12 7.8v.1',
  left: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  out: 'M14 4h6v6M20 4l-9 9M10 5H4v15h15v-6',
  pause: 'M9 5v14M15 5v14',
  plus: 'M12 5v14M5 12h14',
  reset: 'M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 5',
  right: 'M9 5l7 7-7 7',
  search: 'M10 3a7 7 0 1 0 .1 0zM15 15l6 6',
  sheet: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  user: 'M12 4a4 4 0 1 0 .1 0zM4 21c1-5 4-7 8-7s7 2 8 7',
  warn: 'M12 4L2.5 20h19zM12 10v5M12 17.5v.1',
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof iconPaths;
