import { classNames } from '@/ui/kit/class-names.ts';
import styles from './icon.module.css';
import { type IconName, iconPaths } from './icons.ts';

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

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A line drawing by its name. */
export function Icon({ name, className }: IconProps) {
  return <Drawing path={iconPaths[name]} className={className} />;
}
