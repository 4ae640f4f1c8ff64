import type { ContainerModule, ServiceIdentifier } from 'inversify';
import type { PlainKind } from '@/content/domain/plain-kind.ts';
import type { Findable, PublishPlain } from '@/content/use-cases/make-draft-senders.ts';

/** A kind of posts without files, where they are written: what its features differ in, which are made of it. */
export interface PlainPostKind<Field extends string, ValidationError extends string, Item, Written>
  extends PlainKind<Field, ValidationError, Item, Written> {
  readonly publish: ServiceIdentifier<PublishPlain<Field, Item>>;
  /** Where it is found once it is published. */
  readonly published: ServiceIdentifier<Findable<Item>>;
  /** The modules that bind both. */
  readonly bindings: readonly ContainerModule[];
}
