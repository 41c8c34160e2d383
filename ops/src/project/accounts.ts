import type { SetupRun } from './change.ts';

/** A service account and all its roles. */
export interface ServiceAccount {
  id: string;
  title: string;
  roles: string[];
  bucketRoles: string[];
  secretRoles: string[];
}

/** Accounts of functions (functions/src/shared/options.ts), with minimal rights. */
export const ACCOUNTS: ServiceAccount[] = [
  {
    id: 'vidriera-pages',
    title: 'Draws pages, by code of the areas',
    roles: [],
    bucketRoles: [],
    secretRoles: [],
  },
  {
    id: 'vidriera-functions',
    title: 'All other functions',
    roles: [
      'roles/datastore.user',
      'roles/firebaseauth.admin', // finds, creates and deletes users; creates e-mail links (firebaseauth.users.sendEmail)
      'roles/eventarc.eventReceiver', // triggers
      'roles/run.invoker', // triggers and the nightly job call their own services
    ],
    bucketRoles: ['roles/storage.objectAdmin'],
    secretRoles: ['roles/secretmanager.secretAccessor'],
  },
];

export const accountEmail = ({ project }: SetupRun, { id }: ServiceAccount): string =>
  `${id}@${project}.iam.gserviceaccount.com`;
