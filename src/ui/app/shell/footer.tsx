import { memo, type ReactNode } from 'react';
import { socialLinks } from '@/church/facts.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { wrapClassName } from '@/ui/kit/layout/page.tsx';
import { tapTarget } from '@/ui/kit/layout/text.tsx';
import { ExternalLink } from '@/ui/kit/navigation/link.tsx';
import { shellMessages } from '@/ui/messages/ko/shell.ts';
import { useShellViewModel } from '../islands/core-context.tsx';
import styles from './footer.module.css';
import { Brand } from './top-bar.tsx';

interface FooterProps {
  /** On the home page only (SHELL-08). */
  readonly showCopyright: boolean;
  /** A note of the host, such as that of the demo. */
  readonly children?: ReactNode;
}

/** The footer: logo, address, the church's pages elsewhere. Memoised: most navigations do not change it. */
export const Footer = memo(function Footer({ showCopyright, children }: FooterProps) {
  return (
    <footer className={styles.foot}>
      <div className={wrapClassName(styles.wrap)}>
        <div>
          <Brand />
          <address className={styles.address}>{shellMessages.address}</address>
        </div>
        <nav className={styles.social} aria-label={shellMessages.socialChannels}>
          {socialLinks.map(({ href, label }) => (
            <ExternalLink key={href} className={tapTarget} href={href}>
              <Icon name="out" />
              <span>{label}</span>
            </ExternalLink>
          ))}
        </nav>
        {children !== undefined && children !== false && <div className={styles.note}>{children}</div>}
        {showCopyright && <Copyright />}
      </div>
    </footer>
  );
});

function Copyright() {
  const { year } = useShellViewModel();
  return <p className={styles.copyright}>{`© ${year ?? ''} ${shellMessages.churchName}`}</p>;
}
