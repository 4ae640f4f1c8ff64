import { classNames } from '@/ui/kit/class-names.ts';
import styles from './dialog-place.module.css';

/** The class names of a dialog that is in every page. */
export const dialogPlaceClassName = (className?: string): string => classNames(styles.place, className);
