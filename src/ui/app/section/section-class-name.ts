import { classNames } from '@/ui/kit/class-names.ts';
import { wrapClassName } from '@/ui/kit/layout/wrap-class-name.ts';
import styles from './section-layout.module.css';

/** The class names of a page with a menu at its side. */
export const sectionClassName = (className?: string): string => wrapClassName(classNames(styles.section, className));
