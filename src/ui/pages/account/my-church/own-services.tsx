import { useId } from 'react';
import type { Service } from '@/people/domain/own-membership.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { membershipMessages as messages, officeName, serviceName } from '@/ui/messages/ko/my-church-messages.ts';
import styles from './my-church.module.css';

/** The bodies in which the user serves, with their office and the others in it. */
export function OwnServices({ services }: { readonly services: readonly Service[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{messages.services}</PartHeading>
      {services.length === 0 && <p>{messages.noServices}</p>}
      {services.map((service) => (
        <OwnService key={`${service.kind} ${service.name} ${service.office}`} service={service} />
      ))}
      <TextLink alone href={href('organizations')}>
        {messages.toOrganisation}
      </TextLink>
    </section>
  );
}

function OwnService({ service }: { readonly service: Service }) {
  const office = officeName(service);
  const names = service.people.map(({ name }) => name).join(', ');
  return (
    <article className={styles.service}>
      <div className={styles.head}>
        <h3 className={styles.title}>{serviceName(service)}</h3>
        {office !== undefined && <Tag tone="accent">{office}</Tag>}
      </div>
      {names === '' ? (
        <p className={styles.beside}>{messages.alone}</p>
      ) : (
        <p className={styles.beside}>
          <strong>{messages.beside}</strong> {names}
        </p>
      )}
    </article>
  );
}
