import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import styles from './menu-header.module.css';

/** The class names of the button, or summary, that folds the links of a menu. */
export const menuHeaderClassName = (className?: string): string => classNames(styles.header, className);

/** The arrow at the end of a menu's header, turned while the links are shown. */
export function MenuHeaderArrow() {
  return <Icon name="down" className={styles.arrow} />;
}
