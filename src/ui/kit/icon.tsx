import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import { type IconName, iconPaths } from './icons.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A line drawing. It is never the only carrier of a meaning, so assistive technology skips it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
