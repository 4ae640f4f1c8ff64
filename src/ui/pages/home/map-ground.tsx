import { mapMessages } from '@/ui/messages/ko/home-messages.ts';
import styles from './map.module.css';
import { PIN_BOX, PIN_CROSS, PIN_DROP } from './pin.ts';

/** A drawing shown until the map is loaded: streets without names, the pin and its label. */
export function MapGround() {
  return (
    <>
      <svg className={styles.ground} viewBox="0 0 800 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g transform="rotate(-11 400 150)">
          <path
            className={styles.lanes}
            d="M-80-20h960M-80 70h960M-80 250h960M0-120v560M92-120v560M184-120v560M270-120v560M362-120v560M540-120v560M628-120v560M716-120v560M806-120v560"
          />
          <path className={styles.streets} d="M-80 206h960M452-120v560" />
        </g>
      </svg>
      <p className={styles.here}>{mapMessages.here}</p>
      <svg
        className={styles.pin}
        viewBox={`0 0 ${PIN_BOX.width} ${PIN_BOX.height}`}
        width={PIN_BOX.width}
        height={PIN_BOX.height}
        aria-hidden="true"
      >
        <path d={PIN_DROP} />
        <path d={PIN_CROSS} />
      </svg>
    </>
  );
}
