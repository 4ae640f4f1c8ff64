import { classNames } from '@/ui/kit/class-names.ts';
import styles from './wrap.module.css';

/** The class names of an element that is as wide as a page, with its gutters. */
export const wrapClassName = (className?: string): string => classNames(styles.wrap, className);
