import styles from './text.module.css';

/** The class name of a link that stands alone and looks like its surroundings: a touch target of full height. */
export const tapTarget = styles.tap;

/** The class name of what small windows have no room for. */
export const onWideScreens = styles.onWideScreens;
