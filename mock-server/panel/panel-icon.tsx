import styles from './demo-parts.module.css';

const paths = {
  people: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  mailbox: 'M3 6h18v13H3zM3 7l9 7 9-7',
  world: 'M12 2v5M10 4h4M6 21V11l6-4 6 4v10zM10 21v-4a2 2 0 0 1 4 0v4',
  network: 'M3 9c5-5 13-5 18 0M6 13c3.5-3.5 8.5-3.5 12 0M9.5 16.5c1.5-1.5 3.5-1.5 5 0M12 20v.1',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  arrow: 'M6 9l6 6 6-6',
} as const;

export function PanelIcon({ name }: { readonly name: keyof typeof paths }) {
  const className = name === 'arrow' ? `${styles['icon']} ${styles['arrow']}` : styles['icon'];
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
