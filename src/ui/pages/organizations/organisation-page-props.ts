import type { PageProps } from '@/ui/app/routes/route.ts';

/** The overview, or one body beside the list: three pages that are one view (ORGN-03). */
export type OrganisationPageProps = PageProps<'organizations'> | PageProps<'committee'> | PageProps<'mission'>;
