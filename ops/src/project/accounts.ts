import type { Run } from './change.ts';

/** A service account, and all it may do. */
export interface Account {
  id: string;
  title: string;
  /** Roles on the project. */
  roles: string[];
  /** Roles on the default bucket. */
  bucketRoles: string[];
  /** Roles on the secrets. */
  secretRoles: string[];
}

/** Whom functions act as (functions/src/shared/options.ts), with no right more than they use. */
export const ACCOUNTS: Account[] = [
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
      'roles/firebaseauth.admin', // finds, makes and deletes sign-ins; makes the links of their letters (firebaseauth.users.sendEmail)
      'roles/eventarc.eventReceiver', // triggers
      'roles/run.invoker', // triggers and the nightly job call their own services
    ],
    bucketRoles: ['roles/storage.objectAdmin'],
    secretRoles: ['roles/secretmanager.secretAccessor'],
  },
];

/** @returns an account's address in a project */
export const emailOf = ({ project }: Run, { id }: Account): string =>
  `${id}@${project}.iam.gserviceaccount.com`;
